import type { JsonMistake } from '@/src/forms/placed-json/parse-placed-json'
import type { Locale } from '@/src/i18n/locales'
import { sayText } from '../texts/builder-language'
import { fileTexts } from '../texts/file-texts'

/** Why a text is no JSON, in a sentence. Its line stands beside it. */
export function toJsonMistakeText(mistake: JsonMistake, language: Locale): string {
  switch (mistake.kind) {
    case 'malformed':
      return sayText(fileTexts.malformed, language, { column: mistake.column })
    case 'unfinished':
      return sayText(fileTexts.unfinished, language)
    case 'empty':
      return sayText(fileTexts.empty, language)
    case 'tooDeep':
      return sayText(fileTexts.tooDeep, language)
    case 'tooLong':
      return sayText(fileTexts.tooLong, language)
    case 'twice':
      return sayText(fileTexts.twice, language, { name: mistake.name })
  }
}
