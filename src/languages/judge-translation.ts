import type { CollectionSlug, Payload } from 'payload'
import { type LocalizedText, listLocalizedTexts } from './localized-texts'
import { judgeText, readSources, type TranslationState } from './translation-sources'

/** A text with how it stands between the languages. */
export type JudgedText = LocalizedText & { state: TranslationState }

/** Every text of a document's newest draft in both languages, with what is missing and what has become old. */
export async function judgeTranslation(
  payload: Payload,
  collection: CollectionSlug,
  id: number,
): Promise<JudgedText[]> {
  const stored = await payload.findByID({
    collection,
    id,
    draft: true,
    locale: 'all',
    depth: 0,
    showHiddenFields: true,
    overrideAccess: true, // callers show it to people who may read every draft
  })
  const sources = readSources('translationSources' in stored ? stored.translationSources : {})
  const texts = listLocalizedTexts(stored, payload.collections[collection].config.flattenedFields, payload)
  return texts
    .filter(({ texts: { pt, en } }) => pt !== '' || en !== '')
    .map((text) => ({ ...text, state: judgeText(text, sources) }))
}
