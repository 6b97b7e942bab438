import { AllPeopleDocument, AllTipsDocument } from '@/graphql/generated/operations'
import type { Locale } from '@/src/i18n/locales'
import type { ContentClient } from './client'
import { getAllPages } from './get-lists'

/** One address of the site and when its document last changed. */
export type SitemapEntry = { document: string; path: string; updatedAt: string | null; isIndexed: boolean }

/** Every published address in a language. `document` is the same for a document's address in the other one. */
export async function getAddresses(client: ContentClient, locale: Locale): Promise<SitemapEntry[]> {
  const pages = await getAllPages(client, locale)
  const { Tips } = await client.query(AllTipsDocument, { locale })
  const { People } = await client.query(AllPeopleDocument, { locale })
  return [...pages, ...(Tips?.docs ?? []), ...(People?.docs ?? [])].flatMap((found) => {
    const { __typename, id, path, updatedAt } = found
    // A page of search results is not a place to find in a search engine.
    const isIndexed = found.__typename !== 'Page' || found.pageType !== 'search'
    return path ? [{ document: `${__typename}/${id}`, path, updatedAt, isIndexed }] : []
  })
}
