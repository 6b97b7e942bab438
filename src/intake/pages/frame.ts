import { type Locale, languageTags } from '@/src/i18n/locales'
import { messagesByLocale } from '@/src/i18n/messages'
import { toHref } from '@/src/links/to-href'
import { type Html, html } from '../html'
import { pageStyle } from './page-style'

type Frame = { locale: Locale; heading: string; body: Html }

/** A page around what it says. Nothing in it runs, and nothing is fetched for it. */
export function toPage({ locale, heading, body }: Frame): string {
  const texts = messagesByLocale[locale].sealedReports
  const page = html`<!doctype html><html lang="${languageTags[locale]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${heading}</title><style>${{ html: pageStyle }}</style></head><body><header class="top"><a href="${toHref(locale, '/')}">${texts.home}</a><a href="${texts.exit.href}" rel="noreferrer">${texts.exit.label}</a></header><main class="page"><h1>${heading}</h1>${body}</main></body></html>`
  return page.html
}
