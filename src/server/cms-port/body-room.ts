import type { IncomingHttpHeaders } from 'node:http'
import { readFormHref } from '@/src/links/form-href'
import { readDraftTrialHref } from '@/src/links/gallery-hrefs'
import { largestBundle } from '@/src/promotion/largest-bundle'
import { largestQueuedSubmission } from '@/src/submissions/queued-submission'

/** Who sends, as far as the head of the request proves it. */
export type Sender = { showsLogin: boolean; isSite: boolean }

type SentBody = { method?: string | undefined; path: string; headers: IncomingHttpHeaders }

/** What staff and sites send is a document's fields at most. */
const ordinaryBytes = 1_000_000

/** A stranger logs in, and the site of an older build asks a question: the longest is a third of this. */
const strangerBytes = 200_000

/** A picture or a document of ten million bytes, with its fields and how both are packed. */
const uploadBytes = 12_000_000

/**
 * Why a body is refused before anything reads it; null when it may be read.
 *
 * A body must say how long it is: Node then reads exactly that much, whatever is sent.
 */
export function judgeBody({ method, path, headers }: SentBody, sender: Sender): 411 | 413 | null {
  if (headers['transfer-encoding'] !== undefined) return 411
  const length = Number(headers['content-length'] ?? 0)
  return length > roomFor(`${method} ${path}`, sender) ? 413 : null
}

function roomFor(asked: string, { showsLogin, isSite }: Sender): number {
  if (isSite && asked === 'POST /api/submissions/take') return largestQueuedSubmission
  if (isSite && /^POST \/api\/archive\/(?:content|sets)$/.test(asked)) return uploadBytes
  if (showsLogin && /^(?:PATCH|POST|PUT) \/api\/(?:media|documents)(?:\/\d+)?$/.test(asked)) return uploadBytes
  if (showsLogin && asked === 'POST /api/promotion/take') return largestBundle
  const [method = '', path = ''] = asked.split(' ')
  // Trials of forms have a limit of their own, which is each form's.
  const isTrial = method === 'POST' && (readFormHref(path) !== null || readDraftTrialHref(path) !== null)
  if (showsLogin && isTrial) return largestQueuedSubmission
  return showsLogin || isSite ? ordinaryBytes : strangerBytes
}

/** Bytes in a second that the slowest line to the CMS brings. */
const slowestRate = 10_000

/** How long a body may take to arrive, in milliseconds: ten seconds, and more for a large one on a slow line. */
export function timeFor(headers: IncomingHttpHeaders): number {
  return 10_000 + (Number(headers['content-length'] ?? 0) / slowestRate) * 1000
}
