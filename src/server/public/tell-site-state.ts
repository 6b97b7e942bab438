import { hostname } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { env } from '@/src/platform/env'
import { log } from '@/src/platform/log'
import type { SiteHealth } from '@/src/publications/site-health-channel'
import { type SiteState, siteStatePath, tellEveryMs } from '@/src/publications/site-state'
import { nameEdition } from '@/src/publishing/edition'
import type { PublishingEngine } from '@/src/publishing/publishing-engine'
import { spoolDirectory } from '@/src/submissions/submission-places'
import { findWaitingFiles } from '../metrics/waiting-files'
import { readEdition } from '../process/edition'

/** A stop waits no longer for a CMS that does not answer. */
const farewellMs = 1_000

type Telling = {
  /** How the site is now. */
  read: () => Promise<SiteState>
  /** Hands JSON to the CMS. @throws when it is not taken. */
  tell: (path: string, json: unknown) => Promise<void>
  everyMs?: number
}

/** Tells the CMS again and again how this site is. @returns what ends that, and says that the site is not to be missed. */
export function tellSiteState({ read, tell, everyMs = tellEveryMs }: Telling): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined
  let isFailing = false
  let isStopped = false
  const say = async (isLeaving: boolean) => {
    try {
      await tell(siteStatePath, { ...(await read()), isLeaving })
      isFailing = false
    } catch (error) {
      if (!isFailing) log.error('The CMS was not told how this site is; it is tried again', { error })
      isFailing = true
    }
  }
  const turn = (): Promise<void> =>
    say(false).then(() => {
      if (!isStopped) timer = setTimeout(next, everyMs).unref()
    })
  let working = turn()
  function next(): void {
    working = turn()
  }
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await Promise.race([working.then(() => say(true)), wait(farewellMs, undefined, { ref: false })])
  }
}

type Told = { engine: Pick<PublishingEngine, 'figures'>; health: () => SiteHealth; port: number }

/** What this site says of itself. @param told.port where visitors reach it. */
export async function readSiteState({ engine, health, port }: Told): Promise<SiteState> {
  const { count, oldestSeconds } = await findWaitingFiles(spoolDirectory(env.dataDirectory), '.parcel')
  return {
    ...health(),
    name: `${hostname()
      .replaceAll(/[^\w.-]/g, '-')
      .slice(0, 90)}:${port}`,
    url: env.siteUrl,
    edition: nameEdition(readEdition()),
    seq: engine.figures().seq,
    spoolSeconds: count === 0 ? null : Math.round(oldestSeconds),
    isLeaving: false,
  }
}
