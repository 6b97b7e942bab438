import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { z } from 'zod'
import { generateForm } from '@/src/forms/definition/generate-form'
import { toContentHash } from '@/src/forms/governance/content-hash'
import type { PatternJudge } from '@/src/forms/governance/judge-pattern'
import { postedHeader, withPostedForm } from '@/src/forms/submission/posted-channel'
import { type FormVersion, formVersion } from '@/src/forms/versions/form-version'
import { drawnPolicy } from '@/src/http/policy'
import type { Answer } from '@/src/http/send'
import { defaultLocale, type Locale } from '@/src/i18n/locales'
import { readFormHref } from '@/src/links/form-href'
import { readDraftTrialHref } from '@/src/links/gallery-hrefs'
import { env } from '@/src/platform/env'
import { readDraftTask } from '@/src/submissions/read-post-task'
import { isFromElsewhere } from '../guard/foreign-origin'
import type { PrivateNext } from '../process/private-next'
import { type FormHandler, openFormAnswers } from './form-answers'
import { takeForm } from './form-posts'
import { judgeAndKeep } from './judge-and-keep'
import { judgeNewPatterns } from './judge-new-patterns'
import { openTrialLane } from './post-lanes'
import { refuseBody } from './refuse-body'
import { toNetwork } from './visitor-limits'

/** Takes what people of the bank send from a preview; null for everything else that the CMS's listener is asked. */
export type TrialTaker = (request: IncomingMessage) => Promise<Answer | null>

/** What a post with a form that is being edited may weigh, in bytes. */
const largestTrial = 64_000_000

const me = z.object({ user: z.object({ id: z.number() }).nullable() })

/**
 * Opens the handler for trials: forms that somebody who is signed in to the CMS sends from the preview of a page, or from the preview of
 * a form that is being edited. They are judged as a visitor's are, kept as trials, and answered in the same way.
 *
 * @param next where it is asked who sends, which versions are in force, and for pages to show again.
 * @param judge says whether a new expression may judge answers.
 */
export function openTrialHandler(next: Pick<PrivateNext, 'get'>, judge: PatternJudge): TrialTaker {
  return async (request) => {
    const path = request.url?.split('?')[0] ?? '/'
    if (request.method !== 'POST') return null
    const place = readFormHref(path)
    const language = readDraftTrialHref(path)
    if (!place && !language) return null
    if (!(await isSentByStaff(request, next))) {
      const wantsData = language !== null || request.headers.accept === 'application/json'
      const at = place ?? { locale: language ?? defaultLocale, formKey: '' }
      return openFormAnswers(toHandler(next, []), at, wantsData).refuse(403, 'stranger')
    }
    const versions = await readVersions(next)
    const handler = toHandler(next, versions)
    if (place) return takeForm(request, place, handler)
    return takeDraft(request, { locale: language ?? defaultLocale, handler, versions, judge })
  }
}

function toHandler(next: Pick<PrivateNext, 'get'>, versions: readonly FormVersion[]): FormHandler {
  const ofForm = (formKey: string) => versions.filter((version) => version.formKey === formKey)
  return {
    forms: {
      currentFormVersion: (formKey) => ofForm(formKey).find(({ state }) => state === 'published') ?? null,
      loadFormVersion: (formKey, wanted) => ofForm(formKey).find(({ hash }) => hash === wanted) ?? null,
    },
    drawForm: (href, posted) =>
      withPostedForm(posted, async (token) => {
        // As Next draws it, like every preview: with scripts of its own, which the policy of finished pages would stop.
        const nonce = randomBytes(18).toString('base64')
        const policy = drawnPolicy({ nonce, isDevelopment: env.isDevelopment })
        const asked = { [postedHeader]: token, 'content-security-policy': policy }
        const { status, contentType, body } = await next.get(href, asked)
        if (status !== 200) return null
        const headers = {
          'Content-Type': contentType,
          'Cache-Control': 'no-store',
          'Content-Security-Policy': policy,
        }
        return { status, headers, body }
      }),
    limits: { ofArrival: () => null, ofControls: () => null, ofTaking: () => null, charge: () => undefined },
    // What staff try is no report.
    sealsReports: false,
    isTrial: true,
  }
}

type DraftTrial = {
  locale: Locale
  handler: FormHandler
  /** Whose expressions were judged when they were published. */
  versions: readonly FormVersion[]
  judge: PatternJudge
}

/** Takes a form that nobody has published yet: it comes with what is sent. */
async function takeDraft(request: IncomingMessage, { locale, handler, ...patterns }: DraftTrial): Promise<Answer> {
  const answers = openFormAnswers(handler, { locale, formKey: '' }, true)
  const lane = openTrialLane()
  const asked = { network: toNetwork(request), largest: largestTrial }
  return lane.reception.receive(request, asked, async (body) => {
    if (typeof body === 'string') return refuseBody(body, { request, formKey: '', handler, answers })
    const contentType = String(request.headers['content-type'] ?? '')
    const draft = await lane.reading.run(readDraftTask, { bytes: body.bytes, contentType, mostKept: 0 })
    if (draft.outcome === 'busy') return answers.refuse(503, 'busy')
    if (draft.outcome !== 'done' || draft.result.kind !== 'draft') return answers.refuse(400, 'unreadable')
    const { definition } = draft.result
    const refusal = await judgeNewPatterns(definition, patterns)
    if (refusal) return answers.refuse(refusal === 'busy' ? 503 : 422, refusal)
    const hash = toContentHash(generateForm(definition))
    const current: FormVersion = {
      ...{ formKey: definition.key, definition, hash, number: 0, state: 'published', endedAt: null, audience: 'staff' },
    }
    const place = { locale, formKey: definition.key }
    const own = openFormAnswers(handler, place, true)
    return judgeAndKeep(request, { place, handler, lane, current, body, answers: own, isDraft: true })
  })
}

async function readVersions(next: Pick<PrivateNext, 'get'>): Promise<FormVersion[]> {
  const { status, body } = await next.get('/form-versions', {})
  if (status !== 200) throw new Error(`The versions of forms could not be read: ${status}`)
  return z.array(formVersion).parse(JSON.parse(body.toString('utf8')))
}

/** Whether somebody who is signed in sends it, from a page of the CMS itself: no other site sends in their name. */
async function isSentByStaff({ headers }: IncomingMessage, next: Pick<PrivateNext, 'get'>): Promise<boolean> {
  const { origin, host, cookie } = headers
  if (isFromElsewhere({ headers, allowedHosts: new Set([host?.toLowerCase() ?? '']) })) return false
  if (!cookie || !origin || !URL.canParse(origin) || new URL(origin).host !== host?.toLowerCase()) return false
  const { status, body } = await next.get('/api/users/me', { cookie, origin })
  return status === 200 && me.parse(JSON.parse(body.toString('utf8'))).user !== null
}
