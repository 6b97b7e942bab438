import { findQuestionAt } from '@/src/forms/definition/placed-entries'
import { toErrorTexts } from '@/src/forms/language/to-error-texts'
import type { AnswerError } from '@/src/forms/validation/validate-answers'
import type { FormVersion } from '@/src/forms/versions/form-version'
import type { Locale } from '@/src/i18n/locales'

/** A file by where it is attached and its size in bytes. */
type FileToSave = { field: string; size: number }

/**
 * What is wrong with the number and size of files that somebody saves. Nothing else of a form that is saved is judged: it is not finished.
 *
 * @param files those that are chosen and those that are kept already.
 * @returns one error at most for each field.
 */
export function findFilesNotToSave(
  { definition }: FormVersion,
  files: readonly FileToSave[],
  locale: Locale,
): AnswerError[] {
  const byField = Object.groupBy(files, ({ field }) => field)
  return Object.entries(byField).flatMap(([field, attached = []]) => {
    const question = findQuestionAt(definition.fields, field)
    if (question?.type !== 'file') return []
    const texts = toErrorTexts(question, locale)
    const say = (rule: 'tooMany' | 'fileSize' | 'fileEmpty') => [{ field, rule, text: texts[rule] ?? '' }]
    if (attached.length > question.most) return say('tooMany')
    if (attached.some(({ size }) => size > question.largest)) return say('fileSize')
    return attached.some(({ size }) => size === 0) ? say('fileEmpty') : []
  })
}
