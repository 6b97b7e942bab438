import type { Locale } from '@/src/i18n/locales'
import { localeOf, toHref, toPathWithin } from './to-href'

/**
 * Where a form stands by itself and where it is posted, in a language: `/_forms/newsletter`, `/en/_forms/newsletter`. A page that
 * shows a form posts it there, and what has to be corrected is shown there.
 */
export function toFormHref(locale: Locale, formKey: string): string {
  return toHref(locale, `${formsPath}/${formKey}`)
}

/** Name of the address below which forms are posted. */
export const formsPath = '/_forms'

/** The form that is posted to an address; null when it is no such address. */
export function readFormHref(path: string): { locale: Locale; formKey: string } | null {
  const [, formKey] = /^\/_forms\/([a-z][a-zA-Z0-9]{0,59})$/.exec(toPathWithin(path)) ?? []
  return formKey ? { locale: localeOf(path), formKey } : null
}
