import type { Payload } from 'payload'
import type { Locale } from '@/src/i18n/locales'
import type { User } from '@/src/stored-types/payload-types'
import type { Said } from '../sign-in/said'
import type { TicketHolder } from '../sign-in/ticket-holder'

/** What a page of a login knows of whoever opened it. */
export type SignInRequest = {
  payload: Payload
  locale: Locale
  /** What the step before left to say. */
  said: Said | null
  /** Who is logged in. */
  user: User | null
  /** Who is in the middle of a login, or of changing their factors. */
  holder: TicketHolder | null
}
