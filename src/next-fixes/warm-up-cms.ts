/*
 * Workaround
 * Package: next 16.4.6, payload 3.90.2
 * Upstream: docs/upstream/payload-open-at-start.md
 * Test: src/next-fixes/warm-up-cms.test.ts
 * Goes when: Payload opens in the instance that answers requests before the first one comes, by `instrumentation.ts` or an
 *   option of its own.
 */
import { get } from 'node:http'
import { log } from '@/src/platform/log'

/** Where the CMS of this process listens. */
type CmsAddress = { host: string; port: number }

/** Sooner after a start, what is needed for its own sake goes first; and few people log in. */
const quietMs = 15_000

/**
 * Opens the CMS before anybody asks for it: Next opens it with the first request only, and what was due while the process was down
 * would wait for that. Whatever is wrong with it shows in the log and in its own health answer.
 */
export function warmUpCms(address: CmsAddress): Promise<void> {
  return ask(address, '/readyz', 'The CMS could not be opened; it opens with the first request')
}

/**
 * Has the pages of the admin loaded before the first person logs in, once the start has been over for a while: Next loads a route when it
 * is first asked for, which takes a second for these.
 *
 * @returns what calls it off.
 */
export function warmLogin(address: CmsAddress, afterMs = quietMs): () => void {
  const timer = setTimeout(() => {
    void ask(address, '/admin/login', 'The login could not be drawn; the first person to log in waits for it')
  }, afterMs)
  timer.unref()
  return () => clearTimeout(timer)
}

function ask({ host, port }: CmsAddress, path: string, failure: string): Promise<void> {
  const reachable = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  return new Promise((resolve) => {
    get({ host: reachable, port, path, headers: { Host: `localhost:${port}` } }, (answer) => {
      answer.resume().once('end', resolve)
    }).once('error', (error) => {
      log.error(failure, { error })
      resolve()
    })
  })
}
