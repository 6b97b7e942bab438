import type { IncomingMessage } from 'node:http'
import type { Drawing } from '@/src/drawing/drawing'
import type { FormCounters } from '@/src/form-statistics/counting/form-counters'
import type { PostedForm } from '@/src/forms/submission/posted-channel'
import type { Answer } from '@/src/http/send'
import type { Locale } from '@/src/i18n/locales'
import { messagesByLocale } from '@/src/i18n/messages'
import { toFormHref } from '@/src/links/form-href'
import { log } from '@/src/platform/log'
import type { PublishingEngine } from '@/src/publishing/publishing-engine'
import { issueProofOfWorkTask } from '@/src/submissions/judge-post'
import { toAnswer } from '../pages/page-answers'
import { answerAtAddresses } from './answers-at-addresses'
import { countAnswers } from './counted-answers'
import { toData } from './data-answer'
import { largestBodyOf } from './files-of-form'
import type { AskCms } from './follow-case'
import { type FormHandler, type FormPlace, openFormAnswers, type PostedFrom } from './form-answers'
import type { HeldAnswers } from './held-answers'
import { judgeAndKeep, toObjection } from './judge-and-keep'
import { openLane, openTrialLane } from './post-lanes'
import { refuseBody } from './refuse-body'
import { openReturnPage } from './return-page'
import { returnToForm } from './return-to-form'
import { toNetwork, toPostSender, visitorLimits } from './visitor-limits'

/** What the public listener has for forms. */
export type FormTaker = {
  take: (request: IncomingMessage, place: FormPlace) => Promise<Answer>
  /** What a page's script proves with that it is no program in a hurry. */
  issueTask: (request: IncomingMessage, place: FormPlace) => Answer
  /** The page on which the code of a saved form is typed. */
  askForCode: (locale: Locale) => Promise<Answer>
  /** Answers a code that was typed there. */
  resume: (request: IncomingMessage, locale: Locale) => Promise<Answer>
  /** What a post was answered with, at the address that it led to. */
  showAgain: (locale: Locale, token: string) => Promise<Answer>
}

type SiteOfForms = Pick<PublishingEngine, 'forms' | 'store'> & {
  /** Draws a form with what was posted, elsewhere than on this thread. */
  drawForm: Drawing['form']
  counters?: Pick<FormCounters, 'counterOf'>
  /** The way to the CMS, by which cases are followed. */
  askCms: AskCms
  /** Where answers to posts are held; left out where another process may be asked for what this one holds. */
  held?: HeldAnswers | undefined
}

/** Opens the handler at which what visitors send is taken. @param sealsReports whether no form takes reports, because those are sealed. */
export function openFormHandler(site: SiteOfForms, sealsReports: boolean): FormTaker {
  const page = openReturnPage(site.store)
  const handlerFor = (network: string): FormHandler => ({
    forms: site.forms,
    drawForm: (href, posted, from) => drawForVisitor(site, { href, posted, from, network }),
    limits: visitorLimits,
    sealsReports,
    isTrial: false,
    ...(site.counters && { counters: site.counters }),
    ...(site.held && { held: site.held }),
  })
  return {
    take: (request, place) => takeForm(request, place, handlerFor(toNetwork(request))),
    issueTask: (request, { formKey }) => toData(200, issueProofOfWorkTask(toPostSender(request, formKey))),
    askForCode: (locale) => page.said(locale, { status: 200, text: '' }),
    resume: (request, locale) =>
      returnToForm(request, { locale, page, askCms: site.askCms, handler: handlerFor(toNetwork(request)) }),
    showAgain: async (locale, token) =>
      site.held?.find(token) ?? page.said(locale, { status: 410, text: messagesByLocale[locale].formPage.notHeld }),
  }
}

type FormToShow = { href: string; posted: PostedForm; from: PostedFrom | undefined; network: string }

async function drawForVisitor(
  { store, drawForm }: SiteOfForms,
  { href, posted, from, network }: FormToShow,
): Promise<Answer | null> {
  const page = await store.get(href)
  if (!page) return null
  const shownOn = from ? await store.get(from.href) : null
  try {
    const drawn = await drawForm(
      { page, posted, shownOn: from && shownOn?.status === 200 ? { ...from, page: shownOn } : null },
      network,
    )
    return drawn && toAnswer(drawn)
  } catch (error) {
    log.error('A form could not be shown again', { href, error })
    return null
  }
}

/**
 * Takes a form that was posted, as a page or its script posts it, and answers each in its own way.
 *
 * Nothing of it is written to a log, and what is not accepted is kept nowhere.
 *
 * @see ../../docs/contracts/form-posts.md
 */
export async function takeForm(request: IncomingMessage, place: FormPlace, handler: FormHandler): Promise<Answer> {
  const { locale, formKey } = place
  const wantsData = request.headers.accept === 'application/json'
  const plain = openFormAnswers(handler, place, wantsData)
  const current = handler.forms.currentFormVersion(formKey)
  if (!current) return plain.refuse(410, 'closed')
  const { counters, held } = handler
  const counted = counters ? countAnswers(plain, { counters, version: current, locale, wantsData }) : plain
  const isHeld = held && current.audience === 'staff'
  const answers = isHeld ? answerAtAddresses(counted, { request, held, href: toFormHref(locale, formKey) }) : counted
  // From the head alone: what somebody meant to report is not read here.
  if (handler.sealsReports && current.audience === 'investigators') return answers.refuse(410, 'sealed')
  const objection = handler.limits.ofArrival(request, formKey)
  if (objection) return answers.object(toObjection(objection, locale))
  const lane = handler.isTrial ? openTrialLane() : openLane(current)
  const asked = { network: toNetwork(request), ...largestBodyOf(current.definition) }
  const takesFiles = asked.most > asked.largest
  return lane.reception.receive(request, asked, async (body) => {
    if (typeof body === 'string') return refuseBody(body, { request, formKey, handler, answers, takesFiles })
    return judgeAndKeep(request, { place, handler, lane, current, body, answers })
  })
}
