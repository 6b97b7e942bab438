import type { PageBlock } from '@/src/content/page-block'

/** The name of a block type in GraphQL: also its fragment's type and its key in the registry. */
export type BlockType = PageBlock['__typename']

/** Each block type with its own fields. */
export type BlockByType = { [Block in PageBlock as Block['__typename']]: Block }

/** A block that the compiler still knows to belong to its own type's entry, wherever both are looked up by one key. */
export type Correlated<Type extends BlockType = BlockType> = { [T in Type]: { __typename: T } & BlockByType[T] }[Type]
