import type { Site } from '@/src/content/get-site'
import type { Audience } from '@/src/country/bank'
import type { Locale } from '@/src/i18n/locales'
import { nameFrame } from '@/src/publishing/frame/frame-name'
import { toFooterProps } from './to-footer-props'
import { toHeaderProps } from './to-header-props'

type FrameInput = { site: Site; locale: Locale; audience: Audience }

/** Of each site the names that were made: every page asks for one, and most are drawn with the same site. */
const made = new WeakMap<Site, Map<string, string>>()

/**
 * Names what every page of an audience shows of the bank's facts, and of the menus and the footer around it: a page that was drawn
 * with the same name need not be drawn again when something behind them was saved.
 */
export function toFrameName(input: FrameInput): string {
  const { site, locale, audience } = input
  const names = made.get(site) ?? new Map<string, string>()
  made.set(site, names)
  const key = `${locale} ${audience}`
  const name = names.get(key) ?? makeName(input)
  names.set(key, name)
  return name
}

function makeName({ site: { frame, settings }, locale, audience }: FrameInput): string {
  // On no page in particular: which link leads to the page itself follows from its own address.
  const here = { locale, path: '', section: audience, alternateHref: '/' }
  return nameFrame({
    facts: settings,
    around: [toHeaderProps({ frame, settings, here }), toFooterProps({ frame, settings, here })],
  })
}
