import type { Locale } from '@/src/i18n/locales'
import { messagesByLocale } from '@/src/i18n/messages'

type MessageFacts = {
  /** Whether the address has to confirm, or is subscribed already. */
  kind: 'confirm' | 'known'
  locale: Locale
  confirmUrl: string
  unsubscribeUrl: string
}

/** What an address is sent when somebody wants to subscribe it. */
export function newsletterMessage({ kind, locale, confirmUrl, unsubscribeUrl }: MessageFacts): {
  subject: string
  text: string
} {
  const { subject, text, otherwise } = messagesByLocale[locale].newsletterMessage[kind]
  const parts = kind === 'confirm' ? [text, confirmUrl, otherwise] : [text, otherwise, unsubscribeUrl]
  return { subject, text: parts.join('\n\n') }
}
