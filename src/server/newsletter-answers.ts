import type { IncomingMessage } from 'node:http'
import { env } from '@/src/env'
import type { Locale } from '@/src/i18n/locales'
import { messagesByLocale } from '@/src/i18n/messages'
import { acceptSubmission } from '@/src/submissions/accept-submission'
import { judgePost } from '@/src/submissions/judge-post'
import { toClientAddress } from '@/src/submissions/limits/network-prefix'
import { toObjectionAnswer } from '@/src/submissions/limits/objection-text'
import { isStepToken, type NewsletterStep, toStepKey } from '@/src/submissions/newsletter-steps'
import type { NewsletterPages } from './newsletter-pages'
import type { Answer } from './send'

type StepPlace = { locale: Locale; step: NewsletterStep }

/**
 * What the links of newsletter messages lead to. Programs that look at links in messages (GET) change nothing: a person presses
 * the button, or their mail program posts by itself (RFC 8058). The answer is the same whether the token is good or not, and does
 * not wait for the CMS.
 */
export async function answerNewsletterStep(
  request: IncomingMessage,
  { locale, step }: StepPlace,
  pages: NewsletterPages,
): Promise<Answer> {
  const own = messagesByLocale[locale].newsletterPage
  const say = (status: number, text: string) => pages.said(locale, { status, text })
  const token = new URL(request.url ?? '/', env.siteUrl).searchParams.get('t') ?? ''
  if (!isStepToken(token)) return say(400, own.incomplete)
  if (request.method !== 'POST') return pages.question(locale, step)
  // Nothing of the body is needed; whoever sends a large one does not get it read.
  request.resume()
  const formKey = toStepKey(step)
  const address = toClientAddress({
    remoteAddress: request.socket.remoteAddress,
    forwardedFor: request.headers['x-forwarded-for'],
    proxies: env.proxyCount,
  })
  const objection = judgePost({ formKey, address, controls: {}, now: Date.now() })
  if (objection) {
    const { status, text } = toObjectionAnswer(objection, locale)
    return say(status, text)
  }
  await acceptSubmission({
    ...{ formKey, locale, files: [], answers: { token } },
    versionHash: 'none',
    idempotencyKey: null,
  })
  return say(200, own[step].done)
}
