import type { ReactNode } from 'react'
import { mark, markWeight } from '@/src/ui/sona/mark'
import { toDotsPath } from '@/src/ui/sona/to-dots-path'

/** The bank's mark, where Payload would show its own. What it stands in has a name. */
export function StudioMark(): ReactNode {
  return (
    <svg className="studio-mark" viewBox={`0 0 ${mark.width} ${mark.height}`} aria-hidden="true">
      <path strokeWidth={markWeight.line} d={mark.path} />
      <path strokeWidth={markWeight.dots} d={toDotsPath(mark.dots)} />
    </svg>
  )
}
