import type { AnswerError } from '@/src/forms/validation/validate-answers'
import type { FormVersion } from '@/src/forms/versions/form-version'
import type { Locale } from '@/src/i18n/locales'
import { toFileObjectionText } from '@/src/submissions/files/file-objection'
import { inspectFile } from '@/src/submissions/files/inspect-file'
import type { AcceptedFile } from '@/src/submissions/submission-id'
import type { SentFile } from './read-form-body'

/**
 * Looks into the files of a form whose answers are right. What is evidence stays as it is; pictures of an application lose what
 * they say of place and device.
 *
 * @returns the files as they are kept, or one error for each field with a file that is not taken.
 */
export async function inspectSentFiles(
  files: readonly SentFile[],
  { definition, audience }: FormVersion,
  locale: Locale,
): Promise<{ files: AcceptedFile[] } | { errors: AnswerError[] }> {
  const accepted: AcceptedFile[] = []
  const errors = new Map<string, AnswerError>()
  for (const { field, name, content } of files) {
    const question = definition.fields.find(({ key }) => key === field)
    const kinds = question?.type === 'file' ? question.kinds : []
    const inspected = await inspectFile({ name, content, kinds, keepsOriginal: audience === 'investigators' })
    if (inspected.objection === null) {
      accepted.push({ field, name: inspected.name, mediaType: inspected.mediaType, content: inspected.content })
    } else if (!errors.has(field)) {
      const text = toFileObjectionText(inspected.objection, locale)
      errors.set(field, { field, rule: 'fileType', text })
    }
  }
  return errors.size > 0 ? { errors: [...errors.values()] } : { files: accepted }
}
