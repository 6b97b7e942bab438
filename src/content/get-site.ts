import { SiteDocument, type SiteQuery } from '@/graphql/generated/operations'
import type { Locale } from '@/src/i18n/locales'
import type { ContentClient } from './client'
import type { Placeholders } from './fill-placeholders'
import type { SiteFrame, SiteSettings } from './page-context'

/** What every page shows around its content. */
export type Site = {
  settings: SiteSettings
  frame: SiteFrame
  /** What staff wrote once for all texts: the helpline and the figures of the bank. */
  placeholders: Placeholders
}

/** Reads the bank's facts, the menus and the footer in one language. */
export async function getSite(client: ContentClient, locale: Locale): Promise<Site> {
  const facts = await client.query(SiteDocument, { locale })
  const placeholders = toPlaceholders(facts.SiteSettings)
  // Asked again from the client's cache: what fills the texts is itself part of the answer.
  const { SiteSettings, PrivateNavigation, CorporateNavigation, Footer } = await client.query(
    SiteDocument,
    { locale },
    { placeholders },
  )
  return { settings: toSettings(SiteSettings), frame: { PrivateNavigation, CorporateNavigation, Footer }, placeholders }
}

function toPlaceholders(stored: SiteQuery['SiteSettings']): Placeholders {
  const figures = (stored?.figures ?? []).flatMap(({ name, value }) => (name && value ? [[name, value]] : []))
  // A number is not broken over two lines.
  const phone = stored?.helpline?.replaceAll(' ', '\u00a0')
  return { ...Object.fromEntries(figures), ...(phone ? { phone } : {}) }
}

function toSettings(stored: SiteQuery['SiteSettings']): SiteSettings {
  return {
    bankName: stored?.bankName ?? '',
    tagline: stored?.tagline ?? '',
    helpline: stored?.helpline ?? '',
    messagingLabel: stored?.messagingLabel ?? '',
    messagingUrl: stored?.messagingUrl ?? '',
    messagingPath: stored?.messagingPage?.path ?? null,
    email: stored?.email ?? '',
    internetBankingUrls: {
      private: stored?.internetBankingPrivateUrl ?? '',
      corporate: stored?.internetBankingCorporateUrl ?? '',
    },
    securityNotice: stored?.securityNotice ?? '',
    allowedLinkHosts: stored?.allowedLinkHosts ?? [],
    city: stored?.city ?? '',
    country: stored?.country ?? '',
    openAccountPath: stored?.openAccountPage?.path ?? null,
    supportPath: stored?.supportPage?.path ?? null,
    searchPath: stored?.searchPage?.path ?? null,
  }
}
