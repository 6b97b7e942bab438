import type { PageContext } from '@/src/content/page-context'
import { type Audience, audiences, homePaths } from '@/src/country/bank'
import type { Locale } from '@/src/i18n/locales'
import { toHref } from '@/src/links/to-href'
import type { BlockByType } from '../block-types'

export type LoginPanelProps = {
  title: string | null
  lead: string | null
  locale: Locale
  audiences: readonly Audience[]
  /** Null when the site has no page for opening an account in this language. */
  openAccountHref: string | null
  securityNotice: string | null
}

/** The login can always be drawn: it needs nothing from editors. */
export function toLoginPanelProps(block: BlockByType['LoginPanelBlock'], page: PageContext): LoginPanelProps {
  const { openAccountPath, securityNotice } = page.settings
  const own = audienceOf(page.path)
  return {
    title: block.title,
    lead: block.lead,
    locale: page.locale,
    audiences: [own, ...audiences.filter((audience) => audience !== own)],
    openAccountHref: openAccountPath ? toHref(page.locale, openAccountPath) : null,
    securityNotice: securityNotice || null,
  }
}

/** On whose side of the site a page stands, in whichever language. What is on nobody's is on that of the usual audience. */
function audienceOf(path: string): Audience {
  const isBelow = (home: string) => home !== '/' && `${path}/`.startsWith(`${home}/`)
  return audiences.find((audience) => Object.values(homePaths[audience]).some(isBelow)) ?? audiences[0]
}
