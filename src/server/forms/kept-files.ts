import { localDay } from '@/src/country/local-day'
import { isJsonObject, type JsonObject } from '@/src/forms/definition/json'
import { type FileFacts, isFileFacts } from '@/src/forms/submission/file-facts'
import { isKeptFile, type KeptFile } from '@/src/forms/submission/kept-file'
import type { OpenedForm } from '@/src/submissions/saved/read-saved-form'
import type { AcceptedFile } from '@/src/submissions/submission-id'
import type { FilePlace } from './file-places'

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
 * @param places in which files of the page may lie.
 * @returns them with their contents, the references by which answers know them in the same order, and the fields of those that are not kept, or not any more, or are other than the page says.
 */
export async function findKeptFiles(
  kept: readonly KeptAnswer[],
  places: readonly FilePlace[],
): Promise<{ files: AcceptedFile[]; references: string[]; gone: string[] }> {
  if (kept.length === 0) return { files: [], references: [], gone: [] }
  const named = new Set(kept.map(({ file }) => file.reference))
  const asked = { today: localDay(Date.now()), wants: ({ reference }: { reference: string }) => named.has(reference) }
  const opened = await openPlaces(places, asked)
  const files: AcceptedFile[] = []
  const references: string[] = []
  const gone: string[] = []
  for (const { field, file } of kept) {
    const { reference, name, mediaType, size } = file
    const saved = opened.flatMap(({ form }) => form.files).find((known) => known.reference === reference)
    const content = opened.flatMap(({ contents }) => contents.get(reference) ?? [])[0]
    const isSame = saved?.name === name && saved.mediaType === mediaType && saved.size === size
    // Each stands for one file: what is named twice would weigh more than was counted.
    if (!content || !isSame || !named.delete(reference)) {
      gone.push(field)
      continue
    }
    files.push({ field, name, mediaType, content })
    references.push(reference)
  }
  return { files, references, gone }
}

async function openPlaces(
  places: readonly FilePlace[],
  asked: Parameters<FilePlace['store']['open']>[1],
): Promise<OpenedForm[]> {
  const opened = await Promise.all(places.map(({ store, key }) => store.open(key, asked)))
  return opened.filter((form) => form !== null)
}
