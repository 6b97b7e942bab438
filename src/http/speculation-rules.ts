import { filePolicy } from './policy'
import { pageCaching } from './security-headers'
import { type Answer, entityTag } from './send'

/** Where browsers that fetch pages ahead of a click read what they may fetch. */
export const speculationRulesPath = '/speculation-rules.json'

/**
 * Pages may be fetched when a visitor is about to follow a link (moderate eagerness: pointing at it, or beginning to press).
 * Addresses that change something are never fetched ahead, and files are too heavy to fetch in vain. Browsers leave it all out
 * for visitors who save data.
 *
 * @see https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
const rules = {
  prefetch: [
    {
      source: 'document',
      eagerness: 'moderate',
      where: {
        and: [{ href_matches: '/*' }, { not: { href_matches: ['/language/*', '/login', '/documents/*', '/media/*'] } }],
      },
    },
  ],
} as const

const body = Buffer.from(JSON.stringify(rules))

/** The rules as the listener answers them. */
export const speculationRules: Answer = {
  status: 200,
  headers: {
    'Content-Type': 'application/speculationrules+json',
    'Cache-Control': pageCaching,
    'Content-Security-Policy': filePolicy,
    ETag: entityTag(body),
  },
  body,
}
