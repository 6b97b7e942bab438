import type { Locale } from '@/src/i18n/locales'
import { messagesByLocale } from '@/src/i18n/messages'
import { toIntakeHref } from '@/src/links/intake-href'
import { html } from '../html'
import { toPage } from './frame'

/** A page that says one thing, and where one can go on. */
export function toSaidPage(locale: Locale, text: string, heading?: string): string {
  const texts = messagesByLocale[locale].sealedReports
  const body = html`<p class="said" role="status">${text}</p><p><a href="${toIntakeHref(locale, 'return')}">${texts.report.returning}</a></p><p><a href="${toIntakeHref(locale, 'report')}">${texts.return.reporting}</a></p>`
  return toPage({ locale, heading: heading ?? texts.errors.title, body })
}
