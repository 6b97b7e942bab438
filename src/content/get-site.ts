import { SiteDocument, type SiteQuery } from '@/graphql/generated/operations'
import type { Locale } from '@/src/i18n/locales'
import type { ContentClient } from './client'
import type { SiteFrame, SiteSettings } from './page-context'

/** What every page shows around its content. */
export type Site = { settings: SiteSettings; frame: SiteFrame }

/** Reads the bank's facts, the menus and the footer in one language. */
export async function getSite(client: ContentClient, locale: Locale): Promise<Site> {
  const facts = await client.query(SiteDocument, { locale })
  const phone = facts.SiteSettings?.helpline ?? ''
  // Asked again from the client's cache: the helpline that fills the texts is itself part of the answer.
  const { SiteSettings, PrivateNavigation, CorporateNavigation, Footer } = await client.query(
    SiteDocument,
    { locale },
    { phone },
  )
  return { settings: toSettings(SiteSettings), frame: { PrivateNavigation, CorporateNavigation, Footer } }
}

function toSettings(stored: SiteQuery['SiteSettings']): SiteSettings {
  return {
    bankName: stored?.bankName ?? '',
    tagline: stored?.tagline ?? '',
    helpline: stored?.helpline ?? '',
    messagingLabel: stored?.messagingLabel ?? '',
    messagingUrl: stored?.messagingUrl ?? '',
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
