import type { Locale } from '@/src/i18n/locales'

/** Somebody wrote; it begins to go live; it went live in languages; what had gone live was put back. */
export const contributionKinds = ['wrote', 'goes', 'live', 'putBack'] as const

/** One line of the history of who wrote what and when it went live. */
export type Contribution = {
  kind: (typeof contributionKinds)[number]
  /** Who wrote; nobody when the platform did. */
  person?: number | null | undefined
  languages: readonly string[]
  /** The request with which it went live, or was put back. */
  review?: number | null | undefined
}

/**
 * Everybody who wrote since it last went live in a language, however often others did since.
 *
 * @param rows the whole history of one thing, the oldest first.
 */
export function writersSinceLive(rows: readonly Contribution[], language: Locale): number[] {
  const newestFirst = rows.toReversed()
  const undone = new Set<number>()
  for (const [index, { kind, languages, review }] of newestFirst.entries()) {
    if (kind === 'putBack' && review) undone.add(review)
    if (kind !== 'live' || !languages.includes(language) || (review && undone.has(review))) continue
    const before = newestFirst.slice(index + 1)
    const began = before.findIndex((one) => one.kind === 'goes' && (one.review ?? null) === (review ?? null))
    return everybodyIn([...newestFirst.slice(0, index), ...before.slice(0, Math.max(0, began))])
  }
  return everybodyIn(newestFirst)
}

/** Everybody who wrote, by their numbers. */
export function everybodyIn(rows: readonly Contribution[]): number[] {
  return rows.flatMap(({ kind, person }) => (kind === 'wrote' && person ? [person] : []))
}
