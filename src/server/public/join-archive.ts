import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { log } from '@/src/platform/log'
import { beginFromSnapshot } from '@/src/publishing/archive/begin-from-snapshot'
import { openSnapshotHandIn } from '@/src/publishing/archive/hand-in-snapshot'
import { CmsAway, NoArchive, type SiteArchive } from '@/src/publishing/archive/site-archive'
import { progressFile } from '@/src/publishing/archive/snapshot-places'
import type { Edition } from '@/src/publishing/edition'
import type { UploadMirror } from '@/src/publishing/upload-mirror'

/** What the store does not give in so many tries is drawn. */
const mostTries = 5
const pauseMs = 1_000

type NewMachine = {
  directory: string
  archive: SiteArchive
  edition: Edition
  uploads?: UploadMirror | undefined
  /** Brings what pages of earlier builds are shown with. @throws when it does not come. */
  bringBuilds: () => Promise<void>
  whenCmsIsThere: () => Promise<void>
  /** Takes all of that from another site, where one is set, while the archive cannot be asked. @returns whether it came. */
  beginFromOther?: (() => Promise<boolean>) | undefined
}

/** Where pages come from that this machine did not draw: what the archive has may be hours old, another site shows it now. */
export type Beginning = 'archive' | 'other site'

/**
 * Where this machine has no pages yet, takes what is published from the archive, or while that does not answer from another site, with the
 * files of the builds before.
 *
 * @returns from where, so that only what was published since has to be drawn; null where all has to be.
 */
export async function fillNewMachine({
  whenCmsIsThere,
  bringBuilds,
  beginFromOther,
  ...beginning
}: NewMachine): Promise<Beginning | null> {
  if (existsSync(join(beginning.directory, progressFile))) return null
  await whenCmsIsThere()
  for (let tried = 1; ; ) {
    try {
      await bringBuilds()
      const hasBegun = await beginFromSnapshot(beginning)
      if (hasBegun) log.info('What is published was taken from the object store')
      return hasBegun ? 'archive' : null
    } catch (error) {
      if (error instanceof NoArchive) return null
      if (await beginFromOther?.()) return 'other site'
      // Without a CMS nothing can be drawn either.
      if (!(error instanceof CmsAway)) tried += 1
      if (tried > mostTries) {
        log.error('What is published could not be taken from the object store; it is drawn anew', { error })
        return null
      }
      await wait(pauseMs)
    }
  }
}

const firstMs = 30_000
const everyMs = 300_000

/** Hands over what is published, as often as it may have changed. @returns what ends that. */
export function keepSnapshots(directory: string, archive: SiteArchive): () => Promise<void> {
  const { handIn } = openSnapshotHandIn(directory, archive)
  let timer: NodeJS.Timeout | undefined
  let working: Promise<unknown> = Promise.resolve()
  let isStopped = false
  const next = (ms: number) => {
    if (!isStopped) timer = setTimeout(work, ms).unref()
  }
  const work = () => {
    working = handIn()
      .catch((error: unknown) => log.error('What is published could not be handed to the object store', { error }))
      .finally(() => next(everyMs))
  }
  next(firstMs)
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await working
  }
}
