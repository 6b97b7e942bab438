import type { ReactNode } from 'react'
import type { GuardedBlock } from '@/blocks/render-blocks'
import { BlockNotShown } from './BrokenBlocks'

/** Names a block that cannot be drawn where it should be, which visitors' pages leave out in silence. */
export function guardBlock({ type, drawing }: GuardedBlock): ReactNode {
  return drawing === undefined ? <BlockNotShown type={type} /> : drawing
}
