import type { PayloadRequest } from 'payload'
import { adminText } from '@/src/fields/admin-text'
import { lockedText } from '../locks/locked-text'

const unreadable = {
  pt: 'Não se consegue ler o que foi enviado.',
  en: 'What was sent cannot be read.',
} as const

/** What is said of a request that is refused before or beside every rule of our own. */
export const refusalTexts = {
  unreadable: (req: PayloadRequest): string =>
    req.i18n ? adminText(req, unreadable) : `${unreadable.pt} ${unreadable.en}`,
  locked: (req: PayloadRequest): string => adminText(req, lockedText),
} as const
