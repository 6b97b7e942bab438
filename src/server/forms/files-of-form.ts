import { type Field, isGroup } from '@/src/forms/definition/field'
import { formatFileSize } from '@/src/forms/language/format-values'
import { hasPages } from '@/src/forms/pages/form-pages'
import { largestText, largestTextOfPages } from '@/src/forms/submission/post-limits'
import type { AnswerError } from '@/src/forms/validation/validate-answers'
import type { FormVersion } from '@/src/forms/versions/form-version'
import type { Locale } from '@/src/i18n/locales'
import { messagesByLocale } from '@/src/i18n/messages'

/** Whatever a form adds up to, groups answered many times above all: what is kept has to fit into one delivery. */
const largestTogether = 50 * 1024 * 1024

type Definition = Pick<FormVersion['definition'], 'fields'>

/**
 * What the files of a form may weigh together, in bytes.
 *
 * @returns `together` as people are told, and `room` with how they are packed.
 */
export function filesOf({ fields }: Definition): { together: number; room: number } {
  const files = toFileFields(fields, 1)
  const together = Math.min(
    largestTogether,
    files.reduce((sum, { most, largest }) => sum + most * largest, 0),
  )
  return { together, room: files.reduce((sum, { most }) => sum + most * 2048, together) }
}

/** Each field with files, with the most that it takes in all answers to the groups that hold it. */
function toFileFields(fields: readonly Field[], times: number): { most: number; largest: number }[] {
  return fields.flatMap((field) => {
    if (field.type === 'file') return [{ most: field.most * times, largest: field.largest }]
    if (!isGroup(field)) return []
    return toFileFields(field.fields, field.type === 'repeat' ? times * field.maximum : times)
  })
}

/**
 * The largest body that is read of somebody who may have meant well: photographs that are too large. What was typed beside them is
 * shown again, and the browser sees the answer, which it does not while it is still sending.
 */
const largestMistake = 64_000_000

/**
 * What somebody may send by mistake, in bytes: films, or everything that is in a folder. Of that the beginning and the end are kept, where
 * texts stand, and the browser has sent all of it when it is answered.
 */
const largestSent = 512_000_000

/** What is kept of a post of this form, and what of one is taken in, in bytes. */
export function largestBodyOf(form: Definition): { largest: number; most: number } {
  if (filesOf(form).together === 0) return { largest: textOf(form), most: textOf(form) }
  return { largest: largestMistake, most: largestSent }
}

/** What the texts of a post of this form may weigh, in bytes, with what its page carries of the others. */
export function textOf(form: Definition): number {
  return hasPages(form) ? largestTextOfPages : largestText
}

/** Said above the form when its files are larger than they may be together. */
export function toTooMuchError(form: Definition, locale: Locale): AnswerError {
  const size = formatFileSize(locale, filesOf(form).together)
  const text = messagesByLocale[locale].filesTooLarge.replace('{size}', size)
  return { field: '', rule: 'fileSize', text }
}
