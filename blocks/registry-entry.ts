import { createElement, type FunctionComponent, type ReactNode } from 'react'
import type { PageContext } from '@/src/content/page-context'
import type { BlockByType, BlockType } from './block-types'

/**
 * How the renderer frames a block: `hero` fills the width of the window, `wide` and `text` stand on the paper of the page. A
 * `band` and a `deep` one ask for a tinted surface, which they get where it does not meet another one.
 */
export type BlockFrame = 'hero' | 'band' | 'deep' | 'wide' | 'text'

/** The lists of the page context that a block needs. */
export type ListName =
  | 'children'
  | 'siblings'
  | 'tips'
  | 'people'
  | 'documents'
  | 'branches'
  | 'sitePages'
  | 'exchangeRates'
  | 'rateHistory'

/** How one block type is drawn. */
export type RegistryEntry<Type extends BlockType> = {
  frame: BlockFrame
  lists: readonly ListName[]
  /** The parameters of the page's address that the block answers; each has to mean the same in every block. */
  parameters: readonly string[]
  /** Null when the block has nothing to show. */
  draw: (block: BlockByType[Type], page: PageContext) => ReactNode
}

/** Every block type, each with its own entry: a missing one is a type error. */
export type BlockRegistry = { readonly [Type in BlockType]: RegistryEntry<Type> }

/**
 * Joins a block's pure `to-props` with its component, so that the compiler sees that one feeds the other and both belong to
 * the key they stand under.
 *
 * @param frame how wide the block is.
 * @param toProps the stored block to what the component draws; null for nothing.
 * @param Component draws the block from its props and nothing else.
 * @param needs what the block needs to know of other documents, and of the page's address.
 */
export function drawn<Block, Props extends object>(
  frame: BlockFrame,
  toProps: (block: Block, page: PageContext) => Props | null,
  Component: FunctionComponent<Props>,
  { lists = [], parameters = [] }: { lists?: readonly ListName[]; parameters?: readonly string[] } = {},
): {
  frame: BlockFrame
  lists: readonly ListName[]
  parameters: readonly string[]
  draw: (block: Block, page: PageContext) => ReactNode
} {
  return {
    frame,
    lists,
    parameters,
    draw: (block, page) => {
      const props = toProps(block, page)
      return props === null ? null : createElement(Component, props)
    },
  }
}
