import type { PostedEntry } from './parse-posted'
import { postLimits } from './post-limits'

/** The fields of a body of the type `application/x-www-form-urlencoded`; null when there are more than any form has. */
export function parseUrlEncoded(body: string): PostedEntry[] | null {
  let pairs = 1
  for (let at = body.indexOf('&'); at >= 0; at = body.indexOf('&', at + 1)) {
    pairs++
    // The rules count fields themselves; this keeps a million of them from being taken apart.
    if (pairs > postLimits.fields * 2) return null
  }
  return [...new URLSearchParams(body)]
}
