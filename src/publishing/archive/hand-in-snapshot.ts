import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unlessMissing } from '@/src/platform/unless-missing'
import { type EngineState, parseEngineState } from '../engine-state'
import { openHandedFiles } from './handed-files'
import { ContentLost, NoArchive, type SiteArchive } from './site-archive'
import { formsFile, progressFile, snapshotPlaces } from './snapshot-places'

/** Hands over what is published, as this machine has it. */
export type SnapshotHandIn = {
  /** Nothing is done where that was handed over already. @returns whether it was now. @throws when it is not taken. */
  handIn: () => Promise<boolean>
}

/** A site on which pages change all the time is handed over when it is quieter. */
const mostAttempts = 3

/** @param directory of the site. */
export function openSnapshotHandIn(directory: string, archive: SiteArchive): SnapshotHandIn {
  const { list, read } = openHandedFiles(directory)
  let last = ''

  async function handOver(state: EngineState, name: string): Promise<void> {
    for (let left = mostAttempts; ; left -= 1) {
      try {
        // How far it came first: pages that are newer are drawn again from the rows after it, older ones would stay.
        const files = await list([progressFile, formsFile, ...snapshotPlaces])
        return await archive.record('sets', { kind: 'snapshots', name, seq: state.seq, files }, read)
      } catch (error) {
        if (!(error instanceof ContentLost) || left === 1) throw error
      }
    }
  }

  return {
    handIn: async () => {
      const text = (await unlessMissing(readFile(join(directory, progressFile), 'utf8'))) ?? ''
      const state = text === last ? null : parseEngineState(text)
      // While it is drawn anew it is of two builds, and there is one of the first already.
      if (!state || state.edition === null) return false
      try {
        await handOver(state, state.edition)
      } catch (error) {
        if (error instanceof NoArchive) return false
        throw error
      }
      last = text
      return true
    },
  }
}
