import { siteMessages } from '@/site/messages/messages'
import type { siteLanguages } from '@/src/country/bank'
import type { Locale } from './locales'

/** The interface texts of each language. Those of the usual one are the model: a test keeps all complete. */
export const messagesByLocale = siteMessages satisfies Record<Locale, unknown>
export type Messages = (typeof messagesByLocale)[(typeof siteLanguages)[0]]
