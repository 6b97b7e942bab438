import type { BlockByType, BlockType } from './block-types'

/**
 * Named examples of one block type: the sweep tests, the gallery and the screenshots all draw them.
 * `default` is the block at its best, `minimal` has every nullable field null that may be null while it still draws.
 */
export type Fixtures<Type extends BlockType> = {
  readonly type: Type
  readonly examples: { readonly default: BlockByType[Type]; readonly minimal: BlockByType[Type] } & Readonly<
    Record<string, BlockByType[Type]>
  >
}

/** Declares the examples of a block type; the compiler checks each against the block's fragment. */
export function defineFixtures<Type extends BlockType>(
  type: Type,
  examples: Fixtures<Type>['examples'],
): Fixtures<Type> {
  return { type, examples }
}
