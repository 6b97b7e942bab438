import { log } from '@/src/platform/log'
import type { SiteFacts } from '@/src/publications/site-index'
import { type EngineState, readEngineState, writeEngineState } from '../engine-state'

/** How far publishing came, for the process after this one. */
export type EngineProgress = {
  /** What an earlier process left; null when there was none. */
  read: () => EngineState | null
  /** Every page on disk is of this edition as soon as the queue is empty. */
  noteFilled: () => void
  /** Never fails: a restart repeats what it does not find. */
  write: () => void
}

type ProgressOptions = {
  file: string
  /** What the pages of this process are made with. */
  edition: string
  newest: () => number
  unfinished: () => string[]
  facts: () => SiteFacts
}

export function createEngineProgress({ file, edition, newest, unfinished, facts }: ProgressOptions): EngineProgress {
  let isFilled = false
  return {
    read: () => readEngineState(file),
    noteFilled: () => {
      isFilled = true
    },
    write: () => {
      try {
        writeEngineState(file, {
          edition: isFilled ? edition : null,
          seq: newest(),
          unfinished: unfinished(),
          facts: facts(),
        })
      } catch (error) {
        log.error('How far publishing came could not be written; a restart will repeat it', { error })
      }
    },
  }
}
