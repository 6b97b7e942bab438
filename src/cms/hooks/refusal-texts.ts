import type { PayloadRequest } from 'payload'
import staffTexts from '@/messages/staff/cms/hooks.json' with { type: 'json' }
import { adminText } from '@/src/fields/admin-text'
import { lockedText } from '../locks/locked-text'

const unreadable = staffTexts.refusal.unreadable

/** What is said of a request that is refused before or beside every rule of our own. */
export const refusalTexts = {
  unreadable: (req: PayloadRequest): string =>
    req.i18n ? adminText(req, unreadable) : `${unreadable.pt} ${unreadable.en}`,
  locked: (req: PayloadRequest): string => adminText(req, lockedText),
} as const
