import type { IncomingMessage } from 'node:http'
import { writeDay } from '@/src/country/calendar'
import { localDay } from '@/src/country/local-day'
import { toFormInLanguage } from '@/src/forms/language/to-form-in-language'
import { toValuesOfStep } from '@/src/forms/pages/form-pages'
import type { Answer } from '@/src/http/send'
import type { Locale } from '@/src/i18n/locales'
import { messagesByLocale } from '@/src/i18n/messages'
import { toFormHref } from '@/src/links/form-href'
import { toReturnHref } from '@/src/links/return-href'
import { env } from '@/src/platform/env'
import { log } from '@/src/platform/log'
import { toObjectionAnswer } from '@/src/submissions/limits/objection-text'
import { resumeFormTask } from '@/src/submissions/read-post-task'
import { ownSavedForms } from '@/src/submissions/saved/own-saved-forms'
import type { OpenedForm } from '@/src/submissions/saved/read-saved-form'
import { openTicket, type SavedFormKey, sealTicket, toSavedFormKey } from '@/src/submissions/saved/saved-form-key'
import { draftSecret } from '@/src/submissions/submission-places'
import { type AskCms, followCase, followVerbs } from './follow-case'
import type { FormHandler } from './form-answers'
import { codeMinutes } from './held-answers'
import { openLane } from './post-lanes'
import { largestBody, readSmallBody } from './read-small-body'
import type { ReturnPage } from './return-page'

/** Largest body with an answer to a case, in bytes: every sign of the longest one takes up to twelve. */
const largestAnswer = 64_000

/** The name under which codes that are typed are counted. No form can have such a key. */
const returningKey = 'returning by code'

type Returning = {
  locale: Locale
  handler: Pick<FormHandler, 'forms' | 'drawForm' | 'limits' | 'held'>
  askCms: AskCms
  /** The page on which codes are typed. */
  page: ReturnPage
}

/**
 * Answers a code that was typed, or the page of a form that was saved just now: the form as it was left, or that it is deleted; of a case
 * that was sent, how it is. A code that opens nothing is answered in the same words whatever is the matter with it, and weighs as much as
 * junk.
 */
export async function returnToForm(request: IncomingMessage, returning: Returning): Promise<Answer> {
  const { held } = returning.handler
  const { answer, walk } = await answerCode(request, returning)
  if (!held) return answer
  const href = toReturnHref(returning.locale)
  return held.hold(request, answer, { href, ...(walk === undefined ? { minutes: codeMinutes } : { walk }) })
}

/** @returns the answer; where it is a form that is filled in further, what all that is shown of it goes by. */
async function answerCode(request: IncomingMessage, returning: Returning): Promise<{ answer: Answer; walk?: string }> {
  const { locale, handler, page } = returning
  const say = async (status: number, text: string) => ({ answer: await page.said(locale, { status, text }) })
  const texts = messagesByLocale[locale].savedForm
  const objection = handler.limits.ofArrival(request, returningKey)
  if (objection) {
    const { status, text } = toObjectionAnswer(objection, locale)
    return say(status, text)
  }
  const body = await readSmallBody(request, undefined, largestAnswer)
  const asked = new URLSearchParams(body?.toString('utf8'))
  if (followVerbs.some((verb) => verb === asked.get('do')))
    return { answer: await followCase(request, asked, { ...returning, countedAs: returningKey }) }
  if (!body || body.length > largestBody) return say(413, texts.unreadable)
  const code = asked.get('code')
  const key = code === null ? findTicketed(asked.get('ticket') ?? '') : toSavedFormKey(code)
  const store = ownSavedForms()
  const opened = key && (await store.open(key, { today: localDay(Date.now()) }))
  if (!key || !opened) {
    handler.limits.charge(request, returningKey, 'junk')
    return say(422, texts.unknown)
  }
  if (asked.get('do') === 'delete') {
    await store.remove(key)
    handler.held?.forget(key.id)
    return say(200, texts.deleted)
  }
  return { answer: await openAgain(returning, { key, opened }), walk: key.id }
}

function findTicketed(ticket: string): SavedFormKey | null {
  return openTicket(draftSecret(env.dataDirectory), ticket)?.key ?? null
}

type Found = { key: SavedFormKey; opened: OpenedForm }

async function openAgain({ locale, handler, page }: Returning, { key, opened }: Found): Promise<Answer> {
  const texts = messagesByLocale[locale].savedForm
  const { form, lastDay } = opened
  const current = handler.forms.currentFormVersion(form.formKey)
  if (!current || current.audience === 'investigators') {
    return page.said(locale, { status: 410, text: texts.closed.replace('{date}', writeDay(lastDay)) })
  }
  const secret = draftSecret(env.dataDirectory)
  const today = localDay(Date.now())
  const work = await openLane(current).reading.run(resumeFormTask, { form, current, locale, secret, today })
  if (work.outcome !== 'done') {
    if (work.outcome !== 'busy') log.error('A saved form could not be opened again', { form: form.formKey })
    return page.said(locale, { status: 503, text: texts.busy })
  }
  const { values, step, unfit } = work.result
  const { entries } = toFormInLanguage(current.definition, locale)
  const drawn = await handler.drawForm(toFormHref(locale, form.formKey), {
    values: step ? toValuesOfStep(entries, step.at, values) : values,
    ...(step && { step }),
    errors: [],
    notice: null,
    saved: sealTicket(secret, { formKey: form.formKey, key }),
    returned: { lastDay, unfit },
  })
  return drawn ?? page.said(locale, { status: 503, text: texts.busy })
}
