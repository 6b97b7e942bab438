import { localDay } from '@/src/country/local-day'
import { isJsonObject, type JsonObject } from '@/src/forms/definition/json'
import { type FileFacts, isFileFacts } from '@/src/forms/submission/file-facts'
import { isKeptFile, type KeptFile } from '@/src/forms/submission/kept-file'
import { ownSavedForms } from '@/src/submissions/saved/own-saved-forms'
import type { SavedFormKey } from '@/src/submissions/saved/saved-form-key'
import type { AcceptedFile } from '@/src/submissions/submission-id'

/** A file that an answer names as kept with the saved form. */
export type KeptAnswer = { field: string; file: KeptFile }

/** The facts of all files that answers hold, with the ways to them. */
export function toFileAnswers(answers: unknown, way: readonly string[] = []): { field: string; file: FileFacts }[] {
  if (Array.isArray(answers)) {
    return answers.flatMap((answer: unknown, index) =>
      isFileFacts(answer) ? [{ field: way.join('.'), file: answer }] : toFileAnswers(answer, [...way, String(index)]),
    )
  }
  if (!isJsonObject(answers)) return []
  return Object.entries(answers).flatMap(([key, answer]) => toFileAnswers(answer, [...way, key]))
}

/** Of those, the files that are kept with the form. */
export function toKeptAnswers(answers: unknown): KeptAnswer[] {
  return toFileAnswers(answers).flatMap(({ field, file }) => (isKeptFile(file) ? [{ field, file }] : []))
}

/** The answers, as typed, without the files that are kept. */
export function withoutKeptFiles(values: JsonObject): JsonObject {
  return JSON.parse(
    JSON.stringify(values, (_key, part: unknown) =>
      Array.isArray(part) ? part.filter((item: unknown) => !isKeptFile(item)) : part,
    ),
  )
}

/** What the files that answers name as kept weigh together, in bytes. */
export function sizeOfKept(answers: unknown): number {
  return toKeptAnswers(answers).reduce((sum, { file }) => sum + file.size, 0)
}

/**
 * Finds the files that answers name as kept.
 *
 * @param key of the saved form that the page was drawn from; null where it was drawn from none.
 * @returns them with their contents, and the fields of those that are not kept, or not any more, or are other than the page says.
 */
export async function findKeptFiles(
  kept: readonly KeptAnswer[],
  key: SavedFormKey | null,
): Promise<{ files: AcceptedFile[]; gone: string[] }> {
  if (kept.length === 0) return { files: [], gone: [] }
  const named = new Set(kept.map(({ file }) => file.reference))
  const asked = { today: localDay(Date.now()), wants: ({ reference }: { reference: string }) => named.has(reference) }
  const opened = key && (await ownSavedForms().open(key, asked))
  const files: AcceptedFile[] = []
  const gone: string[] = []
  for (const { field, file } of kept) {
    const { reference, name, mediaType, size } = file
    const saved = opened?.form.files.find((known) => known.reference === reference)
    const content = opened?.contents.get(reference)
    const isSame = saved?.name === name && saved.mediaType === mediaType && saved.size === size
    // Each stands for one file: what is named twice would weigh more than was counted.
    if (!content || !isSame || !named.delete(reference)) gone.push(field)
    else files.push({ field, name, mediaType, content })
  }
  return { files, gone }
}
