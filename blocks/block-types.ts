import type { DocumentByPathQuery } from '@/graphql/generated/operations'

type FoundPage = NonNullable<NonNullable<DocumentByPathQuery['Pages']>['docs'][number]>

type FoundBlock = NonNullable<FoundPage['layout']>[number]

/**
 * Any block of a page, exactly as the page query returns it. Where a page names a shared block, the CMS has put that block itself;
 * the place of one that is not public is left out by `src/content`.
 */
export type PageBlock = Exclude<FoundBlock, { __typename: 'SharedBlockBlock' }>

/** The name of a block type in GraphQL: also its fragment's type and its key in the registry. */
export type BlockType = PageBlock['__typename']

/** Each block type with its own fields. */
export type BlockByType = { [Block in PageBlock as Block['__typename']]: Block }

/** A block that the compiler still knows to belong to its own type's entry, wherever both are looked up by one key. */
export type Correlated<Type extends BlockType = BlockType> = { [T in Type]: { __typename: T } & BlockByType[T] }[Type]
