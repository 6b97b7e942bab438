import type { IncomingMessage } from 'node:http'
import { env } from '@/src/env'
import { type Locale, languageTags } from '@/src/i18n/locales'
import { toHref } from '@/src/links/to-href'
import { acceptSubmission } from '@/src/submissions/accept-submission'
import { judgePost } from '@/src/submissions/judge-post'
import { toClientAddress } from '@/src/submissions/limits/network-prefix'
import { toObjectionAnswer } from '@/src/submissions/limits/objection-text'
import { isStepToken, type NewsletterStep, toStepHref, toStepKey } from '@/src/submissions/newsletter-steps'
import type { Answer } from './send'

type StepPlace = { locale: Locale; step: NewsletterStep }
type StepTexts = { title: string; question: string; button: string; done: string }

const texts = {
  pt: {
    confirm: {
      title: 'Confirmar a subscrição',
      question: 'Quer receber as dicas financeiras neste endereço de e-mail?',
      button: 'Confirmar',
      done: 'Obrigado. Se a ligação ainda era válida, a subscrição está confirmada.',
    },
    unsubscribe: {
      title: 'Cancelar a subscrição',
      question: 'Quer deixar de receber as dicas financeiras?',
      button: 'Cancelar a subscrição',
      done: 'A subscrição foi cancelada.',
    },
    incomplete: 'A ligação está incompleta. Copie-a inteira da mensagem que recebeu.',
    home: 'Página inicial',
  },
  en: {
    confirm: {
      title: 'Confirm your subscription',
      question: 'Do you want to receive financial tips at this e-mail address?',
      button: 'Confirm',
      done: 'Thank you. If the link was still valid, your subscription is confirmed.',
    },
    unsubscribe: {
      title: 'Unsubscribe',
      question: 'Do you no longer want to receive financial tips?',
      button: 'Unsubscribe',
      done: 'You are unsubscribed.',
    },
    incomplete: 'The link is incomplete. Please copy all of it from the message you received.',
    home: 'Home page',
  },
} as const satisfies Record<Locale, Record<NewsletterStep, StepTexts> & { incomplete: string; home: string }>

/**
 * What the links of newsletter messages lead to. Programs that look at links in messages (GET) change nothing: a person presses
 * the button, or their mail program posts by itself (RFC 8058). The answer is the same whether the token is good or not, and does
 * not wait for the CMS.
 */
export async function answerNewsletterStep(request: IncomingMessage, place: StepPlace): Promise<Answer> {
  const { locale, step } = place
  const own = texts[locale]
  const token = new URL(request.url ?? '/', env.siteUrl).searchParams.get('t') ?? ''
  if (!isStepToken(token)) return page(place, { status: 400, text: own.incomplete })
  if (request.method !== 'POST') return page(place, { status: 200, text: own[step].question, token })
  // Nothing of the body is needed; whoever sends a large one does not get it read.
  request.resume()
  const formKey = toStepKey(step)
  const address = toClientAddress({
    remoteAddress: request.socket.remoteAddress,
    forwardedFor: request.headers['x-forwarded-for'],
    proxies: env.proxyCount,
  })
  const objection = judgePost({ formKey, address, controls: {}, now: Date.now() })
  if (objection) return page(place, toObjectionAnswer(objection, locale))
  await acceptSubmission({
    ...{ formKey, locale, files: [], answers: { token } },
    versionHash: 'none',
    idempotencyKey: null,
  })
  return page(place, { status: 200, text: own[step].done })
}

type PageContent = { status: number; text: string; token?: string }

/** @param content nothing in it needs escaping: tokens are letters, digits and dots by now. */
function page({ locale, step }: StepPlace, { status, text, token }: PageContent): Answer {
  const { home, [step]: own } = texts[locale]
  const form = token
    ? `<form method="post" action="${toStepHref(locale, step)}?t=${token}"><button>${own.button}</button></form>`
    : ''
  const body = `<!doctype html><html lang="${languageTags[locale]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${own.title}</title></head><body><main><h1>${own.title}</h1><p>${text}</p>${form}<p><a href="${toHref(locale, '/')}">${home}</a></p></main></body></html>`
  return {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
      'Cache-Control': 'no-store',
      // The address holds the token.
      'Referrer-Policy': 'no-referrer',
    },
    body: Buffer.from(body),
  }
}
