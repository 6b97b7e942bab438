import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FollowedOnPage } from '@/src/forms/submission/posted-channel'
import type { Answer } from '@/src/http/send'
import { defaultLocale, type Locale } from '@/src/i18n/locales'
import { messagesByLocale } from '@/src/i18n/messages'
import { toReturnHref } from '@/src/links/return-href'
import { env } from '@/src/platform/env'
import { log } from '@/src/platform/log'
import { acceptSubmission } from '@/src/submissions/accept-submission'
import { openFollowTicket, sealFollowTicket, toFollowHash } from '@/src/submissions/followed/follow-code'
import {
  type FollowedCase,
  followAnswer,
  followPath,
  longestAnswer,
  senderAnswerKey,
} from '@/src/submissions/followed/followed-case'
import { toObjectionAnswer } from '@/src/submissions/limits/objection-text'
import { draftSecret } from '@/src/submissions/submission-places'
import type { FormHandler } from './form-answers'
import { privately, type ReturnPage } from './return-page'

/** Asks the CMS, in this process or elsewhere, as the platform. @throws when it does not answer. */
export type AskCms = (path: string, body: string) => Promise<{ status: number; body: Buffer }>

type Following = {
  locale: Locale
  handler: Pick<FormHandler, 'drawForm' | 'limits'>
  page: ReturnPage
  /** Under which name codes that are typed are counted. */
  countedAs: string
  askCms: AskCms
}

/** What a page of a case posts, or whoever types its code. */
export const followVerbs = ['follow', 'answer'] as const

/**
 * Answers the code of a case: how it is, and what was written to each other; or takes what its sender answers. A code that finds nothing is
 * answered in the same words whatever is the matter with it, and weighs as much as junk.
 *
 * @param asked what was posted: `code` or `ticket`, and `text` of an answer.
 */
export async function followCase(
  request: IncomingMessage,
  asked: URLSearchParams,
  following: Following,
): Promise<Answer> {
  const { locale, handler, page, countedAs, askCms } = following
  const texts = messagesByLocale[locale].savedForm.following
  const code = asked.get('code')
  const carried = code === null ? openFollowTicket(draftSecret(env.dataDirectory), asked.get('ticket') ?? '') : null
  const hash = code === null ? carried?.hash : toFollowHash(code)
  const found = hash === undefined ? null : await findCase(askCms, hash)
  if (found === 'away') return page.said(locale, { status: 503, text: texts.busy })
  if (!found || hash === undefined) {
    handler.limits.charge(request, countedAs, 'junk')
    return page.said(locale, { status: 422, text: texts.unknown })
  }
  if (asked.get('do') !== 'answer' || !carried) return show(following, { hash, found }, { status: 200, said: null })
  const text = (asked.get('text') ?? '').replaceAll('\r\n', '\n').trim()
  if (text === '') return show(following, { hash, found }, { status: 422, said: 'noText' })
  if (text.length > longestAnswer) return show(following, { hash, found }, { status: 422, said: 'tooLong', text })
  const objection = handler.limits.ofTaking(request, { formKey: countedAs, controls: {} })
  if (objection) return page.said(locale, toObjectionAnswer(objection, locale))
  const isKept = await keepAnswer(locale, { ...carried, text })
  return isKept
    ? show(following, { hash, found }, { status: 200, said: 'taken' })
    : show(following, { hash, found }, { status: 503, said: 'failed', text })
}

async function findCase(askCms: AskCms, hash: string): Promise<FollowedCase | null | 'away'> {
  try {
    const { status, body } = await askCms(followPath, JSON.stringify({ hash }))
    if (status === 200) return followAnswer.parse(JSON.parse(body.toString('utf8'))).case
    log.error('The CMS does not say how a case is', { status })
  } catch (error) {
    log.error('The CMS could not be asked how a case is', { error })
  }
  return 'away'
}

/** Keeps an answer on the way that everything takes which visitors send: the same page sends the same once. */
async function keepAnswer(locale: Locale, { hash, turn, text }: { hash: string; turn: string; text: string }) {
  try {
    await acceptSubmission({
      ...{ formKey: senderAnswerKey, versionHash: 'none', locale, files: [] },
      answers: { hash, text },
      idempotencyKey: turn,
    })
    return true
  } catch (error) {
    log.error('What a sender answered could not be kept', { error })
    return false
  }
}

type Shown = { status: number; said: FollowedOnPage['said']; text?: string }

async function show(
  { locale, handler, page }: Following,
  { hash, found }: { hash: string; found: FollowedCase },
  { status, said, text = '' }: Shown,
): Promise<Answer> {
  const { formKey, title, ...facts } = found
  const ticket = sealFollowTicket(draftSecret(env.dataDirectory), { hash, turn: randomUUID() })
  const followed = { ...facts, title: title[locale] || title[defaultLocale] || formKey, ticket, said, text }
  const drawn = await handler.drawForm(toReturnHref(locale), { values: {}, errors: [], notice: null, followed })
  if (!drawn) return page.said(locale, { status: 503, text: messagesByLocale[locale].savedForm.following.busy })
  const { ETag: _shared, ...headers } = drawn.headers
  return { ...drawn, status, headers: { ...headers, ...privately } }
}
