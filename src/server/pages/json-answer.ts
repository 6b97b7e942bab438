import { dataPolicy } from '@/src/http/policy'
import { pageCaching } from '@/src/http/security-headers'
import { type Answer, entityTag } from '@/src/http/send'

/** JSON that is the same for everybody until something is published: asked for again each time, and not for search engines. */
export function toJsonAnswer(body: Buffer): Answer {
  const headers = {
    'Content-Type': 'application/json',
    'Content-Security-Policy': dataPolicy,
    'Cache-Control': pageCaching,
    'X-Robots-Tag': 'noindex',
    ETag: entityTag(body),
  }
  return { status: 200, headers, body }
}
