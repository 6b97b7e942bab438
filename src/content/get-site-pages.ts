import { PagesBelowDocument, type PagesBelowQuery, TopPagesDocument } from '@/graphql/generated/operations'
import type { Locale } from '@/src/i18n/locales'
import type { ContentClient } from './client'

type ListedPage = NonNullable<PagesBelowQuery['Pages']>['docs'][number]

/**
 * The published pages of a language from the top of the site down: as many whole levels as hold no more pages than wanted. What
 * lists them costs the same however large the site is, and is drawn again only for pages that it lists.
 */
export async function getSitePages(client: ContentClient, locale: Locale, most: number): Promise<ListedPage[]> {
  const listed: ListedPage[] = []
  for (let level = await readTop(client, locale, most + 1); level.length > 0; ) {
    if (listed.length + level.length > most) break
    listed.push(...level)
    const { Pages } = await client.query(PagesBelowDocument, {
      parents: level.map(({ id }) => id),
      locale,
      limit: most - listed.length + 1,
    })
    level = Pages?.docs ?? []
  }
  return listed.filter(({ path }) => path !== null)
}

async function readTop(client: ContentClient, locale: Locale, limit: number): Promise<readonly ListedPage[]> {
  const { Pages } = await client.query(TopPagesDocument, { locale, limit })
  return Pages?.docs ?? []
}
