import type { IncomingMessage } from 'node:http'
import type { PublishingEngine } from '@/src/publishing/publishing-engine'
import { issueFormToken } from '@/src/submissions/judge-post'
import { type FormDesk, type FormPlace, openFormAnswers, toData } from './form-answers'
import { judgeAndKeep, toObjection } from './judge-and-keep'
import { toAnswer } from './page-answers'
import { readFormBody, roomForFiles } from './read-form-body'
import type { Answer } from './send'
import { visitorLimits } from './visitor-limits'

/** What the public listener has for forms. */
export type FormTaker = {
  take: (request: IncomingMessage, place: FormPlace) => Promise<Answer>
  /** What a page's script proves with that it is no program in a hurry. */
  issueToken: (place: FormPlace) => Answer
}

/** Opens the desk at which what visitors send is taken. */
export function openFormDesk(site: Pick<PublishingEngine, 'drawForm' | 'forms' | 'store'>): FormTaker {
  const desk: FormDesk = {
    forms: site.forms,
    drawForm: async (href, posted) => {
      const page = await site.store.get(href)
      return page ? toAnswer(await site.drawForm(page, posted)) : null
    },
    page: async (href) => site.store.get(href),
    limits: visitorLimits,
    isTrial: false,
  }
  return {
    take: (request, place) => takeForm(request, place, desk),
    issueToken: ({ formKey }) => toData(200, { token: issueFormToken(formKey) }),
  }
}

/**
 * Takes a form that was posted, as a page or its script posts it, and answers each in its own way.
 *
 * Nothing of it is written to a log, and what is not accepted is kept nowhere.
 *
 * @see ../../docs/contracts/form-posts.md
 */
export async function takeForm(request: IncomingMessage, place: FormPlace, desk: FormDesk): Promise<Answer> {
  const { locale, formKey } = place
  const answers = openFormAnswers(desk, place, request.headers.accept === 'application/json')
  const current = desk.forms.currentFormVersion(formKey)
  if (!current) return answers.refuse(410, 'closed')
  const objection = desk.limits.ofSender(request, formKey)
  if (objection) return answers.object(toObjection(objection, locale))
  const body = await readFormBody(request, roomForFiles(current.definition))
  return judgeAndKeep(request, { place, desk, current, body, answers })
}
