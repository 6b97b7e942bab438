import type { Bilingual } from '@/src/fields/bilingual'
import type { Locale } from '@/src/i18n/locales'

/** The language of the editor, from that of the admin. */
export function toBuilderLanguage(adminLanguage: string): Locale {
  return adminLanguage === 'en' ? 'en' : 'pt'
}

/** A text of the editor with what it speaks of put in: {name} by name. */
export function fillText(text: Bilingual, language: Locale, values: Readonly<Record<string, string | number>> = {}) {
  return text[language].replaceAll(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole))
}
