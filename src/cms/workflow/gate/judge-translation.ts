import staffTexts from '@/messages/staff/cms/workflow.json' with { type: 'json' }
import { canonicalJson } from '@/src/forms/definition/canonical-json'
import type { Finding } from '@/src/governance/gate/verdict'
import { type Locale, locales, translatedLocale } from '@/src/i18n/locales'
import { fillText } from '@/src/i18n/staff-text'
import type { JudgedText } from '@/src/languages/judge-translation'
import { type FieldValue, textsOf } from './walk-fields'

const names = staffTexts.judgeTranslation.names

/** Whether a field says the same in each language. What does not, such as the words that a language has, is marked in its config. */
function isTranslated({ field }: FieldValue): boolean {
  const { localized = false, custom } = 'localized' in field ? field : {}
  return localized && custom?.['differsByLanguage'] !== true
}

/** Texts that a language lacks: an error where the text is required or the language goes live beside the other. */
export function judgeMissingTexts(values: readonly FieldValue[], languages: readonly Locale[]): Finding[] {
  return values.flatMap((value) => {
    const texts = textsOf(value)
    const isRequired = 'required' in value.field && value.field.required === true
    if (!isTranslated(value) || (texts.size === 0 && !isRequired)) return []
    return languages
      .filter((locale) => !texts.has(locale))
      .map((locale) => ({
        severity: isRequired ? ('error' as const) : ('warning' as const),
        kind: 'missingText' as const,
        path: value.path,
        at: value.at,
        ...fillText(staffTexts.judgeTranslation.missingText, { names: names[locale] }),
      }))
  })
}

/** Required values that every language shares. */
export function judgeMissingValues(values: readonly FieldValue[]): Finding[] {
  return values.flatMap(({ field, value, path, at }) => {
    const isRequired = 'required' in field && field.required === true && !('localized' in field && field.localized)
    const isMissing = value === null || value === undefined || value === ''
    if (!isRequired || !isMissing) return []
    return {
      severity: 'error' as const,
      kind: 'missingValue' as const,
      path,
      at,
      ...staffTexts.judgeTranslation.missingValue,
    }
  })
}

/** Texts that changed in one language since they went live, while the other language still says what it said. */
export function judgeStaleTexts(
  values: readonly FieldValue[],
  live: readonly FieldValue[],
  languages: readonly Locale[],
): Finding[] {
  const before = new Map(live.map((value) => [value.path, textsOf(value)]))
  return values.flatMap((value) => {
    const [now, then] = [textsOf(value), before.get(value.path)]
    if (!isTranslated(value) || !then || then.size < locales.length) return []
    const isChanged = (locale: Locale) => canonicalJson(now.get(locale)) !== canonicalJson(then.get(locale))
    const stale = languages.filter(
      (locale) =>
        now.has(locale) && !isChanged(locale) && locales.some((other) => other !== locale && isChanged(other)),
    )
    return stale.map((locale) => ({
      severity: 'warning' as const,
      kind: 'staleText' as const,
      path: value.path,
      at: value.at,
      ...fillText(staffTexts.judgeTranslation.staleText, { names: names[locale] }),
    }))
  })
}

/** English texts that were written from a Portuguese text that has changed since, also when neither is public yet. */
export function judgeSources(texts: readonly JudgedText[], languages: readonly Locale[]): Finding[] {
  if (!languages.includes(translatedLocale)) return []
  return texts
    .filter(({ state }) => state === 'stale')
    .map(({ path }) => ({
      severity: 'warning' as const,
      kind: 'staleText' as const,
      path,
      at: path,
      ...staffTexts.judgeTranslation.changedSource,
    }))
}
