import { log } from '@/src/platform/log'
import type { SiteFacts } from '@/src/publications/site-index'
import { type Edition, nameEdition } from '../edition'
import { type EngineState, readEngineState, writeEngineState } from '../engine-state'

/** How far publishing came, for the process after this one. */
export type EngineProgress = {
  /** What an earlier process left; null when there was none. */
  read: () => EngineState | null
  /** Until every page is drawn, some refer to the files of other builds. */
  noteEarlierBuilds: (builds: readonly string[]) => void
  /** Every page on disk is of this edition as soon as the queue is empty. */
  noteFilled: () => void
  /** Never fails: a restart repeats what it does not find. */
  write: () => void
}

type ProgressOptions = {
  file: string
  /** What the pages of this process are made with. */
  edition: Edition
  newest: () => number
  unfinished: () => string[]
  facts: () => SiteFacts
}

export function createEngineProgress({ file, edition, newest, unfinished, facts }: ProgressOptions): EngineProgress {
  let isFilled = false
  let earlierBuilds: readonly string[] = []
  return {
    read: () => readEngineState(file),
    noteEarlierBuilds: (builds) => {
      earlierBuilds = builds
    },
    noteFilled: () => {
      isFilled = true
    },
    write: () => {
      try {
        writeEngineState(file, {
          edition: isFilled ? nameEdition(edition) : null,
          settings: edition.settings,
          builds: isFilled ? [edition.build] : [...new Set([...earlierBuilds, edition.build])],
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
