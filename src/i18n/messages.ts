import en from '@/messages/en.json' with { type: 'json' }
import pt from '@/messages/pt.json' with { type: 'json' }
import type { Locale } from './locales'

/** The interface texts of each language. Portuguese is the model: a test keeps both complete. */
export const messagesByLocale = { pt, en } as const satisfies Record<Locale, unknown>
export type Messages = typeof pt
