import { type PostedEntry, postLimits } from './parse-posted'

/**
 * The fields of a body of the type `application/x-www-form-urlencoded`, or null when it is larger than any form. A sign takes
 * up to nine bytes: three of UTF-8, each as a percent sign and two digits.
 */
export function parseUrlEncoded(body: string): PostedEntry[] | null {
  if (body.length > postLimits.text * 9) return null
  return [...new URLSearchParams(body)]
}
