import type { Site } from '@/src/content/get-site'
import type { Audience } from '@/src/country/bank'
import type { Locale } from '@/src/i18n/locales'
import { nameFrame } from '@/src/publishing/frame/frame-name'
import { toFooterProps } from './to-footer-props'
import { toHeaderProps } from './to-header-props'

type FrameInput = { site: Site; locale: Locale; audience: Audience }

/**
 * Names what every page of an audience shows of the bank's facts, and of the menus and the footer around it: a page that was drawn
 * with the same name need not be drawn again when something behind them was saved.
 */
export function toFrameName({ site: { frame, settings }, locale, audience }: FrameInput): string {
  // On no page in particular: which link leads to the page itself follows from its own address.
  const here = { locale, path: '', section: audience, alternateHref: '/' }
  return nameFrame({
    facts: settings,
    around: [toHeaderProps({ frame, settings, here }), toFooterProps({ frame, settings, here })],
  })
}
