import { fetchFromCms } from '@/src/platform/fetch-from-cms'
import { siteCredential } from './site-credential'

/** What is asked for may be some megabytes, and a line slow. */
const timeLimitMs = 60_000

/**
 * Asks a CMS in another process, as a site of its own. A body makes it a post.
 *
 * @throws when it does not answer.
 */
export async function askRemoteCms(url: URL, body?: Buffer | string): Promise<{ status: number; body: Buffer }> {
  const sent = body === undefined ? { method: 'GET' } : { method: 'POST', body: new Uint8Array(Buffer.from(body)) }
  const answer = await fetchFromCms(url, {
    ...sent,
    headers: { ...siteCredential(), ...(body === undefined ? {} : { 'Content-Type': 'application/octet-stream' }) },
    signal: AbortSignal.timeout(timeLimitMs),
    redirect: 'error',
  })
  return { status: answer.status, body: Buffer.from(await answer.arrayBuffer()) }
}
