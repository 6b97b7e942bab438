/*
 * Workaround
 * Package: next 16.4.6, payload 3.90.2
 * Upstream: docs/upstream/payload-open-at-start.md
 * Test: src/next-fixes/wake-cms.test.ts
 * Goes when: Payload opens in the instance that answers requests before the first one comes, by `instrumentation.ts` or an
 *   option of its own.
 */
import { get } from 'node:http'
import { log } from '@/src/platform/log'

/** Where the CMS of this process listens. */
type CmsAddress = { host: string; port: number }

/**
 * Opens the CMS before anybody asks for it: Next opens it with the first request only, and what was due while the process was down
 * would wait for that. Whatever is wrong with it shows in the log and in its own health answer.
 */
export function wakeCms({ host, port }: CmsAddress): Promise<void> {
  const reachable = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  return new Promise((resolve) => {
    get({ host: reachable, port, path: '/readyz', headers: { Host: `localhost:${port}` } }, (answer) => {
      answer.resume().once('end', resolve)
    }).once('error', (error) => {
      log.error('The CMS could not be opened; it opens with the first request', { error })
      resolve()
    })
  })
}
