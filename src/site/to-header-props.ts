import type { SiteFrame, SiteSettings } from '@/src/content/page-context'
import { type Audience, audiences, loginAnchor } from '@/src/country/bank'
import { type Locale, languageTags, otherLocale } from '@/src/i18n/locales'
import { toHref } from '@/src/links/to-href'
import { toAudience, toHomeHref } from './audience'
import type { Here } from './here'
import { type Helpline, toHelpline } from './to-helpline'
import { type Menu, toMenus } from './to-menus'

export type HeaderProps = {
  bankName: string
  /** The home page of the audience whose menus are shown. */
  homeHref: string
  audiences: readonly { audience: Audience; href: string; isHere: boolean }[]
  languageSwitch: LanguageSwitch
  helpline: Helpline | null
  searchHref: string | null
  menus: readonly Menu[]
  openAccountHref: string | null
  loginHref: string
}

/** The way to the same page in the other language, past the address that remembers the choice. */
export type LanguageSwitch = { href: string; locale: Locale; languageTag: string }

type HeaderInput = {
  frame: Pick<SiteFrame, 'PrivateNavigation' | 'CorporateNavigation'>
  settings: SiteSettings
  here: Here
}

/** What the header shows on a page. */
export function toHeaderProps({ frame, settings, here }: HeaderInput): HeaderProps {
  const { locale } = here
  const homeHref = toHomeHref({ audience: toAudience(here.section), locale })
  return {
    bankName: settings.bankName,
    homeHref,
    audiences: audiences.map((audience) => ({
      audience,
      href: toHomeHref({ audience, locale }),
      isHere: here.section === audience,
    })),
    languageSwitch: toLanguageSwitch(here),
    helpline: toHelpline(settings.helpline),
    searchHref: settings.searchPath && toHref(locale, settings.searchPath),
    menus: toMenus({ frame, here }),
    openAccountHref: settings.openAccountPath && toHref(locale, settings.openAccountPath),
    // Companies' pages lead to their own panel. Elsewhere the listener knows which one this browser used last.
    loginHref: here.section === 'corporate' ? `${homeHref}#${loginAnchor}` : `/login?locale=${locale}`,
  }
}

function toLanguageSwitch({ locale, alternateHref }: Here): LanguageSwitch {
  const other: Locale = otherLocale(locale)
  return {
    href: `/language/${other}?to=${encodeURIComponent(alternateHref)}`,
    locale: other,
    languageTag: languageTags[other],
  }
}
