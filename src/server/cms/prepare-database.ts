import type { RequestListener } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import staffTexts from '@/messages/staff/server.json' with { type: 'json' }
import type { FirstLogin } from '@/src/cms/open/first-logins'
import { type Condition, endCondition, holdCondition } from '@/src/health/conditions'
import { log } from '@/src/platform/log'
import { answersHeader } from '@/src/publishing/answers-header'
import { prepareCmsApart } from './prepare-cms-apart'

/** The database of this process's CMS. */
export type Database = {
  /** Until it is ready, nothing may ask the CMS: SQLite would make an empty database where none is. */
  isReady: () => boolean
  /** Resolves with the logins that were made now, once the database is ready. */
  ready: Promise<FirstLogin[]>
}

type PrepareOptions = {
  /** Whether there is something to serve without the database. */
  canWait: boolean
  onProgress: (done: number, total: number) => void
}

const closedDatabase: Condition = {
  name: 'closed-database',
  kind: 'fault',
  text: staffTexts.prepareDatabase.closed,
}

const firstRetryMs = 2_000
const longestRetryMs = 60_000

/**
 * Prepares the database. When that fails, and visitors can be served without it, it is tried again until it works.
 *
 * @throws PlainFailure when it cannot be prepared and there is nothing to serve without it.
 */
export async function prepareDatabase({ canWait, onProgress }: PrepareOptions): Promise<Database> {
  try {
    const logins = await prepareCmsApart(onProgress)
    return { isReady: () => true, ready: Promise.resolve(logins) }
  } catch (error) {
    if (!canWait) throw error
    holdCondition(closedDatabase)
    log.error('The database cannot be opened; visitors get the pages of the last time', { error })
    let isReady = false
    const ready = prepareUntilDone(onProgress).finally(() => {
      isReady = true
    })
    return { isReady: () => isReady, ready }
  }
}

async function prepareUntilDone(onProgress: PrepareOptions['onProgress']): Promise<FirstLogin[]> {
  for (let retryMs = firstRetryMs; ; retryMs = Math.min(retryMs * 2, longestRetryMs)) {
    await wait(retryMs)
    try {
      const logins = await prepareCmsApart(onProgress)
      endCondition(closedDatabase.name)
      log.info('The database is open again')
      return logins
    } catch (error) {
      log.error('The database still cannot be opened', {
        error,
        nextTrySeconds: Math.min(retryMs * 2, longestRetryMs) / 1000,
      })
    }
  }
}

/**
 * Draws pages as Next does, and until the database is ready only those that are drawn from what is recorded beside them.
 *
 * @param serveNext Next's request handler.
 */
export function drawWithoutDatabase(serveNext: RequestListener, isReady: Database['isReady']): RequestListener {
  return (request, response) => {
    if (isReady() || request.headers[answersHeader] !== undefined) serveNext(request, response)
    else response.writeHead(503).end()
  }
}
