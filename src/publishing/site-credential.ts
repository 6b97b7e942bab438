import { env } from '@/src/platform/env'

/**
 * What a site shows a CMS elsewhere with everything that it asks: without it the CMS takes it for a stranger, of whom it answers a few
 * at a time.
 */
export function siteCredential(): Readonly<Record<string, string>> {
  return env.submissionsSecret === undefined ? {} : { Authorization: `Bearer ${env.submissionsSecret}` }
}
