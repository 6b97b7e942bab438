import type { BlockFrame } from './registry-entry'

/** What a block stands on. `top` is the page's own colour. */
export type Surface = 'top' | 'paper' | 'band' | 'deep'

type Framed = { type: string; frame: BlockFrame }

/**
 * What each block of a page stands on, in order. A block says by its frame what it would like; the page decides, so that no two
 * tinted surfaces meet: not below the top of the page, which has a colour of its own, and not in a row of blocks of one type,
 * which is one list to the reader.
 */
export function toSurfaces(blocks: readonly Framed[]): Surface[] {
  const surfaces: Surface[] = []
  for (const [position, { type, frame }] of blocks.entries()) {
    const above = surfaces.at(-1)
    const isInRow = blocks[position - 1]?.type === type || blocks[position + 1]?.type === type
    if (frame === 'hero') surfaces.push('top')
    else if ((frame !== 'band' && frame !== 'deep') || isInRow || above === 'top') surfaces.push('paper')
    else surfaces.push(above === 'band' || above === 'deep' ? 'paper' : frame)
  }
  return surfaces
}
