import type { BlockFrame } from './registry-entry'

/** What a block stands on. `top` is the page's own colour. */
export type Ground = 'top' | 'paper' | 'band' | 'deep'

type Framed = { type: string; frame: BlockFrame }

/**
 * What each block of a page stands on, in order. A block says by its frame what it would like; the page decides, so that no two
 * tinted grounds meet: not below the top of the page, which has a colour of its own, and not in a row of blocks of one type,
 * which is one list to the reader.
 */
export function toGrounds(blocks: readonly Framed[]): Ground[] {
  const grounds: Ground[] = []
  for (const [position, { type, frame }] of blocks.entries()) {
    const above = grounds.at(-1)
    const isInRow = blocks[position - 1]?.type === type || blocks[position + 1]?.type === type
    if (frame === 'hero') grounds.push('top')
    else if ((frame !== 'band' && frame !== 'deep') || isInRow || above === 'top') grounds.push('paper')
    else grounds.push(above === 'band' || above === 'deep' ? 'paper' : frame)
  }
  return grounds
}
