import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { LocalizedText } from './localized-texts'

/** For each text in English, by its place: the hash of the Portuguese text it was written from. */
const sources = z.record(z.string(), z.string())
export type TranslationSources = z.infer<typeof sources>

/** What a document keeps of its translations; nothing where it keeps none yet. */
export function readSources(stored: unknown): TranslationSources {
  return sources.catch({}).parse(stored ?? {})
}

/** How a text stands between the languages. */
export type TranslationState = 'current' | 'missing' | 'stale'

/**
 * Whether a text has both languages, and whether the English one was written from the Portuguese one there is now. A text that
 * was translated before sources were kept counts as current.
 */
export function judgeText({ place, texts }: LocalizedText, known: TranslationSources): TranslationState {
  if (texts.pt !== '' && texts.en === '') return 'missing'
  if (texts.en !== '' && texts.pt === '') return 'missing'
  const source = known[place]
  return source !== undefined && texts.en !== '' && source !== hashText(texts.pt) ? 'stale' : 'current'
}

/**
 * The sources after a save in English: texts that were written now come from the Portuguese there is now, others keep theirs.
 * Texts that are no more are forgotten.
 */
export function noteSources(
  before: readonly LocalizedText[],
  after: readonly LocalizedText[],
  known: TranslationSources,
): TranslationSources {
  const written = new Map(before.map(({ place, texts }) => [place, texts.en]))
  return Object.fromEntries(
    after.flatMap(({ place, texts }) => {
      if (texts.en === '') return []
      const source = texts.en === written.get(place) ? known[place] : hashText(texts.pt)
      return source === undefined ? [] : [[place, source] as const]
    }),
  )
}

/** A short name of a text: the same for the same words. */
function hashText(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}
