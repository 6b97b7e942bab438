import type { Locale } from '@/src/i18n/locales'

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

type Texts = Readonly<Record<Locale, string>>

const texts: Readonly<Record<FileObjection, Texts>> = {
  empty: { pt: 'O ficheiro está vazio.', en: 'The file is empty.' },
  tooLarge: { pt: 'O ficheiro é demasiado grande.', en: 'The file is too large.' },
  notAccepted: { pt: 'Este tipo de ficheiro não é aceite.', en: 'This type of file is not accepted.' },
  disguised: {
    pt: 'O conteúdo do ficheiro não corresponde ao nome. Guarde-o de novo no formato certo.',
    en: 'What is in the file does not match its name. Please save it again in the right format.',
  },
  damaged: {
    pt: 'O ficheiro está danificado e não foi possível verificá-lo. Guarde-o de novo e tente outra vez.',
    en: 'The file is damaged and could not be checked. Please save it again and try once more.',
  },
  locked: {
    pt: 'O ficheiro está protegido por palavra-passe. Envie-o sem proteção.',
    en: 'The file is protected by a password. Please send it without.',
  },
  active: {
    pt: 'O ficheiro contém programas, macros ou outros ficheiros. Guarde-o como PDF simples e envie-o de novo.',
    en: 'The file contains programs, macros or other files. Please save it as a plain PDF and send it again.',
  },
  tooComplex: {
    pt: 'O ficheiro é demasiado complexo para ser verificado. Guarde-o de novo como PDF simples, ou em partes, e envie-o outra vez.',
    en: 'The file is too complex to be checked. Please save it again as a plain PDF, or in parts, and send it once more.',
  },
  tooManyPixels: {
    pt: 'A imagem tem demasiados pontos. Reduza-a e envie-a de novo.',
    en: 'The picture has too many pixels. Please make it smaller and send it again.',
  },
  virus: {
    pt: 'O antivírus recusou este ficheiro.',
    en: 'The virus scanner refused this file.',
  },
  notChecked: {
    pt: 'De momento não é possível verificar ficheiros. Tente mais tarde, por favor.',
    en: 'Files cannot be checked at the moment. Please try again later.',
  },
}

/** What the sender is told about a file that is not taken. */
export function toFileObjectionText(objection: FileObjection, locale: Locale): string {
  return texts[objection][locale]
}
