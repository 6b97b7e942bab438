import type { PageContext } from '@/src/content/page-context'
import type { Locale } from '@/src/i18n/locales'
import { toHref } from '@/src/links/to-href'
import type { BlockByType } from '../block-types'
import type { Audience } from './LoginForm'

export type LoginPanelProps = {
  title: string | null
  lead: string | null
  locale: Locale
  audiences: readonly [Audience, Audience]
  /** Null when the site has no page for opening an account in this language. */
  openAccountHref: string | null
  securityNotice: string | null
}

/** The login can always be drawn: it needs nothing from editors. */
export function toLoginPanelProps(block: BlockByType['LoginPanelBlock'], page: PageContext): LoginPanelProps {
  const { openAccountPath, securityNotice } = page.settings
  return {
    title: block.title,
    lead: block.lead,
    locale: page.locale,
    audiences: isCorporate(page.path) ? ['corporate', 'private'] : ['private', 'corporate'],
    openAccountHref: openAccountPath ? toHref(page.locale, openAccountPath) : null,
    securityNotice: securityNotice || null,
  }
}

/** Whether a page stands on the companies' side of the site, in either language. */
function isCorporate(path: string): boolean {
  return /^\/(?:empresas|corporate)(?:\/|$)/.test(path)
}
