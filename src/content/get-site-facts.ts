import {
  AllDocumentFilesDocument,
  AllRedirectsDocument,
  SiteFactsDocument,
  SynonymsDocument,
} from '@/graphql/generated/operations'
import { defaultLocale, inLocales, type Locale, locales } from '@/src/i18n/locales'
import { localeOf, toDocumentHref, toHref } from '@/src/links/to-href'
import type { SiteFacts } from '@/src/publications/site-index'
import { parseSynonyms } from '@/src/search/synonyms'
import type { ContentClient } from './client'
import { getExchangeRates } from './get-exchange-rates'

/**
 * Reads what the public listener must know besides the pages.
 *
 * @param open a reader of the CMS in a language.
 */
export async function getSiteFacts(open: (locale: Locale) => ContentClient): Promise<SiteFacts> {
  const clients = locales.map((locale) => ({ locale, client: open(locale) }))
  const redirects = await Promise.all(clients.map(({ client, locale }) => getRedirects(client, locale)))
  const synonyms = await Promise.all(clients.map(({ client, locale }) => getSynonyms(client, locale)))
  const files = await Promise.all(clients.map(({ client, locale }) => getDocumentHrefs(client, locale)))
  const settings = open(defaultLocale)
  const { SiteSettings } = await settings.query(SiteFactsDocument, { locale: defaultLocale })
  return {
    redirects: redirects.flat(),
    internetBankingUrls: {
      private: SiteSettings?.internetBankingPrivateUrl ?? '',
      corporate: SiteSettings?.internetBankingCorporateUrl ?? '',
    },
    synonyms: inLocales((locale) => synonyms[locales.indexOf(locale)] ?? []),
    exchangeRates: await getExchangeRates(settings),
    documentHrefs: [...new Set(files.flat())],
    tags: [...new Set([settings, ...clients.map(({ client }) => client)].flatMap((client) => client.tags()))],
  }
}

/** Every redirect that leads somewhere. The language of a redirect is the one its old address is in. */
async function getRedirects(client: ContentClient, locale: Locale): Promise<SiteFacts['redirects']> {
  const { Redirects } = await client.query(AllRedirectsDocument, { locale })
  return (Redirects?.docs ?? []).flatMap(({ from, page, tip, person, branch, url }) => {
    if (!from || localeOf(from) !== locale) return []
    const path = page?.path ?? tip?.path ?? person?.path ?? branch?.path
    const to = path ? toHref(locale, path) : url
    return to ? [{ from, to }] : []
  })
}

/** The addresses of the files of all public documents, whether a page names them or not: visitors keep links. */
async function getDocumentHrefs(client: ContentClient, locale: Locale): Promise<string[]> {
  const { Documents } = await client.query(AllDocumentFilesDocument, { locale })
  return (Documents?.docs ?? []).flatMap(({ filename }) => (filename ? [toDocumentHref(filename)] : []))
}

/** Words that visitors use for the same thing, as staff wrote them. */
async function getSynonyms(client: ContentClient, locale: Locale): Promise<string[][]> {
  const { SearchSynonyms } = await client.query(SynonymsDocument, { locale })
  return parseSynonyms(SearchSynonyms?.groups ?? '').map((words) => [...words])
}
