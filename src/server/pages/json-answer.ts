import { dataPolicy } from '@/src/http/policy'
import { pageCaching } from '@/src/http/security-headers'
import { type Answer, entityTag } from '@/src/http/send'

const dataHeaders = { 'Content-Security-Policy': dataPolicy, 'X-Robots-Tag': 'noindex' }

/**
 * JSON that is the same for everybody until something is published: asked for again each time. `headers` are its policy and what else
 * depends on what it is; without them it is data, and not for search engines.
 */
export function toJsonAnswer(body: Buffer, headers: Readonly<Record<string, string>> = dataHeaders): Answer {
  const common = { 'Content-Type': 'application/json', 'Cache-Control': pageCaching, ETag: entityTag(body) }
  return { status: 200, headers: { ...common, ...headers }, body }
}
