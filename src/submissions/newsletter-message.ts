import type { Locale } from '@/src/i18n/locales'

type MessageFacts = {
  /** Whether the address has to confirm, or is subscribed already. */
  kind: 'confirm' | 'known'
  locale: Locale
  confirmUrl: string
  unsubscribeUrl: string
}

const texts = {
  pt: {
    confirm: {
      subject: 'Confirme a subscrição das dicas financeiras',
      text: 'Recebemos um pedido para enviar dicas financeiras para este endereço. Para confirmar, abra esta ligação nos próximos sete dias:',
      otherwise: 'Se não fez este pedido, não precisa de fazer nada: sem confirmação não recebe nada.',
    },
    known: {
      subject: 'Já recebe as dicas financeiras',
      text: 'Recebemos um pedido para enviar dicas financeiras para este endereço, que já as recebe.',
      otherwise: 'Se já não as quer receber, abra esta ligação:',
    },
  },
  en: {
    confirm: {
      subject: 'Please confirm your subscription to financial tips',
      text: 'We received a request to send financial tips to this address. To confirm it, open this link within seven days:',
      otherwise: 'If you did not ask for this, there is nothing to do: without a confirmation you receive nothing.',
    },
    known: {
      subject: 'You already receive our financial tips',
      text: 'We received a request to send financial tips to this address, which receives them already.',
      otherwise: 'If you no longer want them, open this link:',
    },
  },
} as const

/** What an address is sent when somebody wants to subscribe it. */
export function newsletterMessage({ kind, locale, confirmUrl, unsubscribeUrl }: MessageFacts): {
  subject: string
  text: string
} {
  const { subject, text, otherwise } = texts[locale][kind]
  const parts = kind === 'confirm' ? [text, confirmUrl, otherwise] : [text, otherwise, unsubscribeUrl]
  return { subject, text: parts.join('\n\n') }
}
