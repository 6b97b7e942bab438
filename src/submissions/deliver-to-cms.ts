import { fetchFromCms } from '@/src/platform/fetch-from-cms'
import { withOwnRequestId } from '@/src/platform/own-request-id'
import { inSpan } from '@/src/platform/spans'
import type { Deliver } from './collector'

/** Sends a body to an address of the CMS. @returns the whole answer. @throws when there is none. */
export type PostToCms = (
  path: string,
  asked: { headers: Readonly<Record<string, string>>; body: Buffer },
) => Promise<{ status: number; body: Buffer }>

const longestMs = 60_000

/** Brings queued submissions to the CMS, which is in this process or elsewhere. @param secret that the CMS knows too. */
export function createDelivery(post: PostToCms, secret: string): Deliver {
  return async (queued) => {
    const headers = { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/octet-stream' }
    // An id of its own: it is found in the CMS again, and never leads to the visitor's request.
    const { status } = await withOwnRequestId(() =>
      inSpan({ name: 'deliver a submission', kind: 'internal', beginsTrace: true }, () =>
        post('/api/submissions/take', { headers, body: queued }),
      ),
    )
    if (status === 200) return 'taken'
    // What cannot be read now will not be read later; everything else may be different then.
    if (status === 413 || status === 422) return 'unreadable'
    throw new Error(`The CMS answered ${status}${status === 403 ? ': is SUBMISSIONS_SECRET the same in both?' : ''}`)
  }
}

/** Posts to a CMS elsewhere. @param cmsUrl where it listens. */
export function postOver(cmsUrl: string): PostToCms {
  return async (path, { headers, body }) => {
    const answer = await fetchFromCms(new URL(path, cmsUrl), {
      method: 'POST',
      headers,
      body: Uint8Array.from(body),
      redirect: 'error',
      signal: AbortSignal.timeout(longestMs),
    })
    return { status: answer.status, body: Buffer.from(await answer.arrayBuffer()) }
  }
}
