import type { Answer } from '@/src/http/send'
import type { PublishingEngine } from '@/src/publishing/publishing-engine'
import { toJsonAnswer } from './json-answer'

/** Below this address stands the content of each page as JSON, for other channels: `/_content/en/private.json`. */
const contentPrefix = '/_content'
/** The home page of the default language has no name of its own. */
const homeName = '/index'

/** Where the content of a page stands. @param href of the page. */
export function toContentPath(href: string): string {
  return `${contentPrefix}${href === '/' ? homeName : href}.json`
}

/**
 * Answers with the content of a page as data.
 *
 * @returns null when the address is not one of these, or the page is not published.
 */
export async function contentAnswer(
  path: string,
  { store, readContent }: Pick<PublishingEngine, 'readContent' | 'store'>,
): Promise<Answer | null> {
  if (!path.startsWith(`${contentPrefix}/`) || !path.endsWith('.json')) return null
  const name = path.slice(contentPrefix.length, -'.json'.length)
  const href = name === homeName ? '/' : name
  // The page first: what was unpublished is gone here at the same moment.
  if ((await store.get(href))?.status !== 200) return null
  const body = await readContent(href)
  return body && toJsonAnswer(body)
}
