import type { Change } from '@/src/governance/change'
import type { Side } from './frame-marks'
import { markSentences } from './sentences'

/** The sentences of a change that only one side has. */
export function changedSentences({ parts }: Change, side: Side): string[] {
  return parts.flatMap((part) =>
    markSentences(part.before, part.after)
      [side].filter(({ isSame }) => !isSame)
      .map(({ text }) => text),
  )
}
