import type { CollectionBeforeChangeHook } from 'payload'
import { isLocale, translatedLocale } from '@/src/i18n/locales'
import { listLocalizedTexts } from '@/src/languages/localized-texts'
import { noteSources, readSources } from '@/src/languages/translation-sources'

/** Keeps, for each English text that is written, which Portuguese text it was written from. */
export const noteTranslationSources: CollectionBeforeChangeHook = async ({ data, originalDoc, collection, req }) => {
  if (req.locale !== translatedLocale || typeof originalDoc?.id !== 'number') return data
  const { payload } = req
  const stored: Record<string, unknown> = {
    // Not with the request of the save, whose language it would change.
    ...(await payload.findByID({
      collection: collection.slug,
      id: originalDoc.id,
      draft: true,
      locale: 'all',
      depth: 0,
      showHiddenFields: true,
      overrideAccess: true, // what a text was written from does not depend on who writes
    })),
  }
  const before = listLocalizedTexts(stored, collection.flattenedFields, payload)
  const after = listLocalizedTexts(inEnglish(stored, data), collection.flattenedFields, payload)
  return { ...data, translationSources: noteSources(before, after, readSources(stored['translationSources'])) }
}

/** A stored document in all languages, with what is being saved in English put in its place. Rows are found by their ids. */
function inEnglish(stored: unknown, saved: unknown): unknown {
  if (Array.isArray(saved)) {
    const known = new Map(Array.isArray(stored) ? stored.map((row: unknown) => [idOf(row), row]) : [])
    return saved.map((row: unknown) => inEnglish(known.get(idOf(row)), row))
  }
  if (isObject(saved) && !('root' in saved)) {
    const before = isObject(stored) ? stored : {}
    const entries = Object.entries(saved).map(([name, value]) => [name, inEnglish(before[name], value)] as const)
    return { ...before, ...Object.fromEntries(entries) }
  }
  return isLocaleMap(stored)
    ? { ...stored, [translatedLocale]: saved }
    : stored === undefined
      ? { [translatedLocale]: saved }
      : saved
}

function isLocaleMap(value: unknown): value is Record<string, unknown> {
  return isObject(value) && Object.keys(value).every(isLocale)
}

function idOf(row: unknown): unknown {
  return isObject(row) ? row['id'] : undefined
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
