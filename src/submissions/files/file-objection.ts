import type { Locale } from '@/src/i18n/locales'
import { messagesByLocale } from '@/src/i18n/messages'

/** Why a file is not taken. */
export const fileObjections = [
  'empty',
  'tooLarge',
  'notAccepted',
  'disguised',
  'damaged',
  'locked',
  'active',
  'tooComplex',
  'tooManyPixels',
  'virus',
  'notChecked',
] as const

export type FileObjection = (typeof fileObjections)[number]

/** What the sender is told about a file that is not taken. */
export function toFileObjectionText(objection: FileObjection, locale: Locale): string {
  return messagesByLocale[locale].fileObjections[objection]
}
