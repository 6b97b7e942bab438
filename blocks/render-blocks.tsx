import type { ReactNode } from 'react'
import type { PageBlock } from '@/src/content/page-block'
import type { PageContext } from '@/src/content/page-context'
import { messagesByLocale } from '@/src/i18n/messages'
import { log } from '@/src/platform/log'
import { anchorPattern } from '@/src/ui/anchor'
import type { Tone } from '@/src/ui/tone'
import type { BlockType, Correlated } from './block-types'
import { toContents } from './contents'
import { PageContents } from './PageContents'
import { ProductContents } from './ProductContents'
import { toPriceTopics } from './price-topics'
import { toProductParts } from './product-parts'
import { registry } from './registry'
import type { BlockFrame, ListName, RegistryEntry } from './registry-entry'
import styles from './render-blocks.module.css'
import { type Surface, toSurfaces } from './surfaces'

/** A block that was drawn, or could not be: then its drawing is undefined. */
export type GuardedBlock = { type: string; drawing: ReactNode }

type RenderBlocksProps = {
  blocks: readonly PageBlock[]
  page: PageContext
  /** Whether each block says which row of the document it is; only in previews. */
  showsRows?: boolean
  /** Stands around each block and in the place of one that cannot be drawn; only in previews. */
  guard?: ((block: GuardedBlock) => ReactNode) | undefined
}

/**
 * The blocks of a page in their order. Owns the space between them: a block has no outer margin and no width of its own.
 *
 * A block that is unknown or fails is left out for visitors and logged; the rest of the page stands.
 */
export function RenderBlocks({ blocks, page, showsRows = false, guard }: RenderBlocksProps): ReactNode {
  const drawings = blocks.flatMap((block, position) => drawBlock(block, { position, page, guard }) ?? [])
  const surfaces = toSurfaces(drawings)
  // While a page is edited its blocks stand as one list, in which they are moved.
  const drawnBlocks = showsRows ? [] : drawings.map(({ block }) => block)
  const contents = toContents(drawnBlocks)
  const parts = contents ? null : toProductParts(drawnBlocks, messagesByLocale[page.locale].contents.questions)
  const anchors = new Map(parts?.entries.map(({ position, anchor }) => [position, anchor]))
  const isBeside = (position: number) => contents !== null && position >= contents.from && position < contents.to
  const drawn = drawings.map(({ key, type, anchor, frame, drawing }, position) => (
    <div
      key={key}
      className={styles['block']}
      data-surface={isBeside(position) ? 'paper' : toSurfaceName(surfaces[position] ?? 'paper', page)}
      data-frame={frame}
      data-block={type}
      data-row={showsRows ? key : undefined}
      tabIndex={showsRows ? -1 : undefined}
      id={anchors.get(position) ?? anchor}
    >
      {guard ? guard({ type, drawing }) : drawing}
    </div>
  ))
  if (parts) return [...drawn.slice(0, 1), <ProductContents key="contents" {...parts} />, ...drawn.slice(1)]
  if (!contents) return drawn
  const { from, to, entries } = contents
  const topics = toPriceTopics(drawings.slice(from, to).map(({ block }) => block))
  const beside = (
    <PageContents key="contents" entries={entries} topics={topics}>
      {drawn.slice(from, to)}
    </PageContents>
  )
  return [...drawn.slice(0, from), beside, ...drawn.slice(to)]
}

function toSurfaceName(surface: Surface, { tone }: PageContext): Exclude<Surface, 'top'> | Tone {
  return surface === 'top' ? tone : surface
}

/** The lists that the blocks of a page need, each once. */
export function neededLists(blocks: readonly PageBlock[]): ReadonlySet<ListName> {
  return new Set(blocks.flatMap((block) => (isKnown(block) ? registry[block.__typename].lists : [])))
}

/** The parameters of the address that the blocks of a page answer, each once. */
export function neededParameters(blocks: readonly PageBlock[]): readonly string[] {
  return [...new Set(blocks.flatMap((block) => (isKnown(block) ? registry[block.__typename].parameters : [])))].sort()
}

type Drawn = {
  key: string | number
  block: PageBlock
  type: string
  frame: BlockFrame
  anchor: string | undefined
  drawing: ReactNode
}

type Drawing = { position: number } & Pick<RenderBlocksProps, 'page' | 'guard'>

/** Null when the block is unknown, fails without anything to stand in its place, or has nothing to show. */
function drawBlock<Type extends BlockType>(block: Correlated<Type>, { position, page, guard }: Drawing): Drawn | null {
  if (!isKnown(block)) {
    log.error('A page holds a block of an unknown type; it was left out', { block: block.id, path: page.path })
    return null
  }
  const entry: RegistryEntry<Type> = registry[block.__typename]
  const drawing = toDrawing(() => entry.draw(block, page), block, page)
  if (drawing === null || (drawing === undefined && !guard)) return null
  const anchor = block.anchor && anchorPattern.test(block.anchor) ? block.anchor : undefined
  return { key: block.id ?? position, block, type: block.__typename, frame: entry.frame, anchor, drawing }
}

/** Undefined when it fails, null when there is nothing to show. */
function toDrawing(draw: () => ReactNode, block: PageBlock, page: PageContext): ReactNode {
  try {
    return draw()
  } catch (error) {
    log.error('A block failed and was left out', { block: block.id, type: block.__typename, path: page.path, error })
    return undefined
  }
}

/** Stored content may hold a type that this version of the site no longer draws, whatever the generated types say. */
function isKnown(block: PageBlock): boolean {
  return Object.hasOwn(registry, block.__typename)
}
