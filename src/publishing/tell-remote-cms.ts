import { fetchFromCms } from '@/src/platform/fetch-from-cms'
import { siteCredential } from './site-credential'

/** A CMS that takes longer than this is not well: what it is to be told waits. */
const timeLimitMs = 10_000

/**
 * Hands JSON to a CMS in another process.
 *
 * @throws when it is not taken.
 */
export async function tellRemoteCms(url: URL, json: unknown): Promise<void> {
  const { status } = await fetchFromCms(url, {
    method: 'POST',
    headers: { ...siteCredential(), 'Content-Type': 'application/json' },
    body: JSON.stringify(json),
    signal: AbortSignal.timeout(timeLimitMs),
    redirect: 'error',
  })
  if (status !== 204) throw new Error(`${url.pathname} answered ${status}`)
}
