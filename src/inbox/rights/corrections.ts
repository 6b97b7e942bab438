/** A correction as the history of a case has it: the way to the answer, and what it is corrected to. */
type Step = { kind: string; before?: string | null | undefined; text?: string | null | undefined }

/** What answers were corrected to, by their ways, “owners.0.name”: the last word on each. @param history the oldest first. */
export function toCorrections(history: readonly Step[]): ReadonlyMap<string, string> {
  return new Map(
    history.flatMap(({ kind, before, text }): [string, string][] =>
      kind === 'correction' && before && text ? [[before, text]] : [],
    ),
  )
}
