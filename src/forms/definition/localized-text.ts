import { z } from 'zod'
import { inLocales, type Locale } from '@/src/i18n/locales'

/** A text as staff write it: one per language. An empty one is not written yet. */
export type LocalizedText = Readonly<Record<Locale, string>>

const written = (longest: number) =>
  z
    .string()
    .max(longest)
    .nullish()
    .transform((text) => (text ?? '').trim())

/** A text in both languages. What a draft lacks, in whatever way it says so, becomes an empty text. */
export const localizedText = (longest: number) =>
  z
    .object(inLocales(() => written(longest)))
    .nullish()
    .transform((text): LocalizedText => text ?? inLocales(() => ''))

/** Whether nothing is written in any language. */
export function isUnwritten(text: LocalizedText): boolean {
  return text.pt === '' && text.en === ''
}
