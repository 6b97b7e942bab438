import { findQuestionAt } from '@/src/forms/definition/placed-entries'
import type { AnswerError } from '@/src/forms/validation/validate-answers'
import type { FormVersion } from '@/src/forms/versions/form-version'
import type { Locale } from '@/src/i18n/locales'
import { toFileObjectionText } from '@/src/submissions/files/file-objection'
import { inspectFile, mostUnpackedOfPost } from '@/src/submissions/files/inspect-file'
import type { SentFile } from '@/src/submissions/read-post-task'
import type { AcceptedFile } from '@/src/submissions/submission-id'
import type { VisitorThreads } from '@/src/visitor-work/open-visitor-threads'

type FilesToInspect = { version: FormVersion; locale: Locale; threads: VisitorThreads }

/** Files as they are kept, one error for each field with a file that is not taken, and whether one took all that looking at it may take. */
export type InspectedFiles = {
  files: AcceptedFile[]
  errors: AnswerError[]
  isExhausting: boolean
  /** 503 where nothing is wrong with any file, as far as one could be looked at: that is no mistake of whoever sent it. */
  status: 422 | 503
}

/**
 * Looks into the files of a form whose answers are right. What is evidence stays as it is; pictures of an application lose what
 * they say of place and device.
 *
 * @returns the files as they are kept, and what is wrong with the others.
 */
export async function inspectSentFiles(
  files: readonly SentFile[],
  { version: { definition, audience }, locale, threads }: FilesToInspect,
): Promise<InspectedFiles> {
  let isExhausting = false
  let status: InspectedFiles['status'] = 503
  const accepted: AcceptedFile[] = []
  const errors = new Map<string, AnswerError>()
  let unpacked = 0
  for (const { field, name, content: bytes } of files) {
    const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    const question = findQuestionAt(definition.fields, field)
    const kinds = question?.type === 'file' ? question.kinds : []
    const inspected = await inspectFile({
      name,
      content,
      kinds,
      keepsOriginal: audience === 'investigators',
      mostUnpacked: mostUnpackedOfPost - unpacked,
      threads,
    })
    if (inspected.objection === null) {
      unpacked += inspected.unpacked
      accepted.push({ field, name: inspected.name, mediaType: inspected.mediaType, content: inspected.content })
      continue
    }
    isExhausting ||= inspected.objection === 'tooComplex'
    if (inspected.objection !== 'notChecked') status = 422
    if (!errors.has(field)) {
      const text = toFileObjectionText(inspected.objection, locale)
      errors.set(field, { field, rule: 'fileType', text })
    }
  }
  return { files: accepted, errors: [...errors.values()], isExhausting, status }
}
