import { barePolicy } from '@/src/http/policy'
import type { Answer } from '@/src/http/send'
import type { MirroredAnswer } from '@/src/mirror/mirrored-answer'

/** An answer that this process makes itself, as a mirror keeps it. */
export function toMirrored({ status, headers, body }: Answer): MirroredAnswer {
  const named = Object.entries({ 'Content-Security-Policy': barePolicy, ...headers })
  return {
    status,
    headers: Object.fromEntries(named.map(([name, value]) => [name.toLowerCase(), value])),
    body: typeof body === 'function' ? body() : body,
  }
}
