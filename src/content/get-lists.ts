import {
  AllBranchesDocument,
  AllDocumentsDocument,
  AllPeopleDocument,
  AllTipsDocument,
  ChildPagesDocument,
} from '@/graphql/generated/operations'
import type { Locale } from '@/src/i18n/locales'
import type { ContentClient } from './client'
import type { Placeholders } from './fill-placeholders'
import { getExchangeRates, getRateHistory } from './get-exchange-rates'
import { getSitePages } from './get-site-pages'
import type { PageLists } from './page-context'

type ListName = keyof PageLists

type GetListsOptions = {
  locale: Locale
  placeholders: Placeholders
  needed: ReadonlySet<ListName>
  /** The page itself and the page above it, for lists of pages below and beside. */
  id: number | null
  parentId: number | null
}

/** More than this no visitor reads through, and every change of one of them draws the list again. */
const mostSitePages = 300

/** Reads the lists that the blocks of a page need; the others stay empty. */
export async function getLists(
  client: ContentClient,
  { locale, placeholders, needed, id, parentId }: GetListsOptions,
): Promise<PageLists> {
  const childrenOf = async (parent: number | null) => {
    if (parent === null) return []
    const { Pages } = await client.query(ChildPagesDocument, { parent, locale }, { placeholders })
    return (Pages?.docs ?? []).filter((page) => page.id !== id)
  }
  return {
    children: needed.has('children') ? await childrenOf(id) : [],
    siblings: needed.has('siblings') ? await childrenOf(parentId) : [],
    sitePages: needed.has('sitePages') ? await getSitePages(client, locale, mostSitePages) : [],
    exchangeRates: needed.has('exchangeRates') ? await getExchangeRates(client) : null,
    rateHistory: needed.has('rateHistory') ? await getRateHistory(client) : null,
    tips: needed.has('tips')
      ? ((await client.query(AllTipsDocument, { locale }, { placeholders })).Tips?.docs ?? [])
      : [],
    people: needed.has('people')
      ? ((await client.query(AllPeopleDocument, { locale }, { placeholders })).People?.docs ?? [])
      : [],
    branches: needed.has('branches')
      ? ((await client.query(AllBranchesDocument, { locale }, { placeholders })).Branches?.docs ?? [])
      : [],
    documents: needed.has('documents')
      ? ((await client.query(AllDocumentsDocument, { locale }, { placeholders })).Documents?.docs ?? [])
      : [],
  }
}
