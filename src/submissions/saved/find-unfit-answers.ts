import { toFileKind } from '@/src/forms/definition/file-kinds'
import { isJsonObject, type Json, type JsonObject } from '@/src/forms/definition/json'
import { findQuestionAt } from '@/src/forms/definition/placed-entries'
import { toPlaceName } from '@/src/forms/definition/show-name'
import { isKeptFile, type KeptFile } from '@/src/forms/submission/kept-file'
import type { FormVersion } from '@/src/forms/versions/form-version'

type Fields = FormVersion['definition']['fields']

/** The answers without those kept files that the form does not take: of a kind, a size or a number that it no longer asks for. */
export function toFittingFiles(fields: Fields, values: JsonObject, way: readonly string[] = []): JsonObject {
  const fitValue = (value: Json, at: readonly string[]): Json => {
    if (Array.isArray(value)) {
      const files = value.filter(isKeptFile)
      return files.length > 0
        ? fitFiles(fields, files, at)
        : value.map((item, index) => fitValue(item, [...at, `${index}`]))
    }
    return isJsonObject(value) ? toFittingFiles(fields, value, at) : value
  }
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, fitValue(value, [...way, key])]))
}

function fitFiles(fields: Fields, files: readonly KeptFile[], way: readonly string[]): Json {
  const question = findQuestionAt(fields, way.join('.'))
  if (question?.type !== 'file') return []
  const isTaken = ({ mediaType, size }: KeptFile) =>
    size <= question.largest && question.kinds.some((kind) => kind === toFileKind(mediaType))
  return files
    .filter(isTaken)
    .slice(0, question.most)
    .map(({ name, mediaType, size, reference }) => ({ name, mediaType, size, reference }))
}

/** Something that was answered and is not asked any more: the place of its question, and the name of a file. */
export type UnfitAnswer = { place: string; file: string | null }

/**
 * What of saved answers does not fit the form any more.
 *
 * @param saved as they were saved.
 * @param fitting what of them the form takes.
 */
export function findUnfitAnswers(saved: Json, fitting: Json | undefined, keys: readonly string[] = []): UnfitAnswer[] {
  const whole = [{ place: toPlaceName(keys), file: null }]
  if (Array.isArray(saved)) {
    const now = Array.isArray(fitting) ? fitting : []
    if (saved.every((item) => !isJsonObject(item))) {
      return saved.every((item) => item === '' || now.includes(item)) ? [] : whole
    }
    return saved.flatMap((item, index) => {
      if (!isKeptFile(item)) return findUnfitAnswers(item, now[index], keys)
      const isThere = now.some((other) => isKeptFile(other) && other.reference === item.reference)
      return isThere ? [] : [{ place: toPlaceName(keys), file: item.name }]
    })
  }
  if (isJsonObject(saved)) {
    const now = isJsonObject(fitting) ? fitting : {}
    return Object.entries(saved).flatMap(([key, value]) => findUnfitAnswers(value, now[key], [...keys, key]))
  }
  return saved === '' || saved === fitting ? [] : whole
}
