import { isJsonObject, type JsonObject } from '@/src/forms/definition/json'
import { findQuestionAt } from '@/src/forms/definition/placed-entries'
import { answerAt } from '@/src/forms/submission/answer-at'
import { isKeptFile, toKeptFiles } from '@/src/forms/submission/kept-file'
import type { AnswerError } from '@/src/forms/validation/validate-answers'
import type { FormVersion } from '@/src/forms/versions/form-version'
import type { Locale } from '@/src/i18n/locales'
import { messagesByLocale } from '@/src/i18n/messages'
import type { PostVerdict, SentFile } from '@/src/submissions/read-post-task'
import { filesOf } from './files-of-form'
import { sizeOfKept, toFileAnswers } from './kept-files'

type ReadForm = Pick<Extract<PostVerdict, { kind: 'judged' }>, 'values' | 'answers' | 'files'>

/** A file by the way to its answer and the name that it was sent under. */
export type NamedFile = { field: string; name: string }

/** With its content, unless that was too large to be taken in. */
type FoundFile = NamedFile & { file: SentFile | null }

/** What was chosen for a question that is asked, also what was too large to be taken in. */
export function findSent({ answers, files }: ReadForm): FoundFile[] {
  const left = new Set(files)
  return toFileAnswers(answers).flatMap(({ field, file }) => {
    if (isKeptFile(file)) return []
    const sent = [...left].find((other) => other.field === field && other.name === file.name) ?? null
    if (sent) left.delete(sent)
    return [{ field, name: file.name, file: sent }]
  })
}

/** Which files the form takes by their number and size, and which it does not. */
export function chooseFitting(
  current: FormVersion,
  { values, answers }: ReadForm,
  sent: readonly FoundFile[],
): { taken: SentFile[]; passed: NamedFile[] } {
  const taken: SentFile[] = []
  const passed: NamedFile[] = []
  let room = filesOf(current.definition).together - sizeOfKept(answers)
  for (const { field, name, file } of sent) {
    const question = findQuestionAt(current.definition.fields, field)
    const way = field.split('.')
    const size = file?.content.length ?? 0
    const kept = question?.type === 'file' && question.most > 1 ? toKeptFiles(answerAt(values, way)).length : 0
    const number = kept + taken.filter((other) => other.field === field).length
    const fits =
      question?.type === 'file' && size > 0 && size <= Math.min(question.largest, room) && number < question.most
    if (!file || !fits || !hasPlace(values, way)) {
      passed.push({ field, name })
      continue
    }
    taken.push(file)
    room -= size
  }
  return { taken, passed }
}

/** Whether the answers that a way leads through are there: a group that is asked once is made where it is missing. */
function hasPlace(values: JsonObject, way: readonly string[]): boolean {
  return way.every((name, index) => !/^\d+$/.test(name) || isJsonObject(answerAt(values, way.slice(0, index + 1))))
}

/** An error at each question of which files are not held, with their names; above the form where it is not asked any more. */
export function toNotHeld({ definition }: FormVersion, files: readonly NamedFile[], locale: Locale): AnswerError[] {
  const known = files.map(({ field, name }) => ({ field: findQuestionAt(definition.fields, field) ? field : '', name }))
  return Object.entries(Object.groupBy(known, ({ field }) => field)).map(([field, named = []]) => {
    const names = named.map(({ name }) => name).join(', ')
    return {
      field,
      rule: 'required',
      text: messagesByLocale[locale].formPage.fileNotHeld.replace('{names}', () => names),
    }
  })
}
