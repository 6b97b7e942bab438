import type { IncomingMessage } from 'node:http'
import type { Answer } from '@/src/http/send'
import type { Locale } from '@/src/i18n/locales'
import { messagesByLocale } from '@/src/i18n/messages'
import { env } from '@/src/platform/env'
import { acceptSubmission } from '@/src/submissions/accept-submission'
import { judgeArrival, judgeTaking } from '@/src/submissions/judge-post'
import { toObjectionAnswer } from '@/src/submissions/limits/objection-text'
import { isStepToken, type NewsletterStep, toStepKey } from '@/src/submissions/newsletter-steps'
import { readSmallBody } from '../forms/read-small-body'
import { toPostSender } from '../forms/visitor-limits'
import { plainAnswer } from '../guard/plain-answer'
import type { NewsletterPages } from './newsletter-pages'

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
  // Nothing of the body is needed. What a mail program or our page sends is a few bytes.
  if (!(await readSmallBody(request))) return plainAnswer(413, locale)
  const formKey = toStepKey(step)
  const sender = toPostSender(request, formKey)
  const objection = judgeArrival(sender) ?? judgeTaking({ ...sender, controls: {} })
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
