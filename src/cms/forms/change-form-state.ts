import type { PayloadRequest } from 'payload'
import staffTexts from '@/messages/staff/cms/forms.json' with { type: 'json' }
import { appendAudit } from '@/src/audit/append-audit'
import { addComment } from '@/src/conversations/comment-steps'
import { languageOf } from '@/src/fields/admin-text'
import { refusal } from '@/src/fields/refusal'
import { relatedId } from '@/src/fields/related-id'
import type { PatternCheck } from '@/src/forms/governance/check-pattern'
import { judgePatterns } from '@/src/forms/governance/pattern-channel'
import { reviewForm } from '@/src/forms/governance/review-form'
import type { Hindrance } from '@/src/governance/find-hindrance'
import { longestReason, reason, shortestReason } from '@/src/governance/reason'
import { refusalText } from '@/src/governance/refusal-texts'
import { fillText } from '@/src/i18n/staff-text'
import type { FormVersion } from '@/src/stored-types/payload-types'
import { personOf } from '../access/person'
import { hindranceOf, type Known, requireAct } from '../access/require-act'
import { contributorsSinceLive, noteGoing } from '../contributions/contribution-rows'
import { forgetLookAt, hasSeenAll, readLookAt } from '../looks/look-store'
import { toFormLooked } from './form-look'
import { type FormState, readFormState, toDefinitionHash, toHashOrNull } from './form-state'
import { governing } from './governing'
import { noProposal } from './guard-form'
import { announceForm, publishVersion } from './publish-version'

/** A step in the life of a form: who asks for it, of which form, and why. @throws APIError with the sentence to show. */
type Step = (req: PayloadRequest, id: number, reason?: unknown) => Promise<void>

/** Proposes the form as it is written now. Whatever changes it afterwards takes the proposal back. */
export const proposeForm: Step = async (req, id, given) => {
  await requireOnForm(req, 'form.submit', id)
  const text = requireReason(req, given)
  const { state, check } = await readJudgedState(req, id)
  const hash = requirePublishable(req, state, check)
  if (state.versions.some((version) => version.id === relatedId(state.form.current) && version.hash === hash))
    throw refusal(req, 409, staffTexts.changeFormState.proposeForm)
  await writeProposal(state, { reason: text, by: personOf(req).id, at: new Date().toISOString(), hash })
  await note(req, state, { action: 'submit', reason: text, after: hash })
}

/** Publishes exactly what another person proposed. */
export const approveForm: Step = async (req, id) => {
  // Before expressions are judged, which takes seconds in which somebody else may write, and after.
  await requireOnForm(req, 'form.approve', id)
  const { state: judged, check } = await readJudgedState(req, id)
  const judgedHash = requirePublishable(req, judged, check)
  const { form } = await requireOnForm(req, 'form.approve', id)
  const { hash, reason: proposed, by } = form.proposal ?? noProposal
  // Whoever is noted as a writer after this may have written what is not published.
  await noteGoing(req.payload, `forms/${id}`)
  const last = await readFormState(req.payload, id)
  if (!hash || hash !== judgedHash || toHashOrNull(last.definition) !== hash)
    throw refusal(req, 409, refusalText('form.approve', 'changed'))
  const people = { proposedBy: relatedId(by) ?? null, approvedBy: personOf(req).id }
  await publishVersion(last, { reason: proposed ?? '', ...people })
  await forgetLookAt(req.payload, `forms/${id}`, personOf(req).id)
  await note(req, last, { action: 'approve', reason: proposed ?? '', after: hash })
}

/** Sends a proposal back to whoever made it, with what is to be changed. */
export const sendFormBack: Step = async (req, id, given) => {
  const state = await requireOnForm(req, 'form.sendBack', id)
  const text = requireReason(req, given)
  await writeProposal(state, noProposal)
  await addComment(req, personOf(req), { subject: `forms/${state.form.id}`, text })
  await note(req, state, { action: 'sendBack', reason: text })
}

/** Takes a proposal back. */
export const withdrawForm: Step = async (req, id) => {
  const state = await requireOnForm(req, 'form.withdraw', id)
  await writeProposal(state, noProposal)
  await note(req, state, { action: 'withdraw' })
}

/** Takes the form off the site. What was sent stays, and a new version can be proposed. */
export const retireForm: Step = async (req, id, given) => {
  const state = await requireOnForm(req, 'form.takeDown', id)
  const endReason = requireReason(req, given)
  const { payload, form } = state
  await payload.update({
    collection: 'forms',
    id: form.id,
    data: { current: null, proposal: noProposal },
    depth: 0,
    context: governing(),
    overrideAccess: true, // the role was asked for above; no role may write this by itself
  })
  for (const version of state.versions.filter(isPublished)) {
    await payload.update({
      collection: 'form-versions',
      id: version.id,
      data: { state: 'retired', endedAt: new Date().toISOString(), endedBy: personOf(req).id, endReason },
      depth: 0,
      context: governing(),
      overrideAccess: true, // as above
    })
  }
  await announceForm(state)
  await note(req, state, { action: 'takeDown', reason: endReason })
}

type FormAct = `form.${'submit' | 'approve' | 'sendBack' | 'withdraw' | 'takeDown'}`

/** A form with which a person may do something now. @throws APIError 403, 404 or 409. */
async function requireOnForm(req: PayloadRequest, act: FormAct, id: number): Promise<FormState> {
  const state = await readFormState(req.payload, id)
  const hasSeen = act === 'form.approve' && (await hasSeenForm(req, state))
  await requireAct(req, act, { subject: `forms/${id}`, ...(await factsOf(state, act)), hasSeen })
  return state
}

/** What stands in the way of approving a form, but for what somebody has not seen yet; null when nothing does. */
export async function findFormHindrance(req: PayloadRequest, state: FormState): Promise<Hindrance | null> {
  return hindranceOf(req, 'form.approve', { ...(await factsOf(state, 'form.approve')), hasSeen: true })
}

async function factsOf({ payload, form, definition, versions }: FormState, act: FormAct): Promise<Known> {
  const { by, hash } = form.proposal ?? noProposal
  const isLive = act === 'form.takeDown' && versions.some(isPublished)
  return {
    state: isLive ? 'live' : hash ? 'inReview' : 'none',
    askedBy: relatedId(by),
    writers: await contributorsSinceLive(payload, `forms/${form.id}`),
    isUnchanged: Boolean(hash) && toHashOrNull(definition) === hash,
  }
}

/** Whether the person behind a request had all that the next version changes on their screen, and its check has ended there. */
async function hasSeenForm(req: PayloadRequest, state: FormState): Promise<boolean> {
  if (!req.user) return false
  return hasSeenAll(await readLookAt(req.payload, toFormLooked(state, languageOf(req)), req.user.id))
}

const isPublished = ({ state }: FormVersion) => state === 'published'

/** The reason that a person gave. @throws APIError 422 when there is none worth the name. */
function requireReason(req: PayloadRequest, given: unknown): string {
  const { data } = reason.safeParse(given)
  if (data !== undefined) return data
  throw refusal(req, 422, fillText(staffTexts.changeFormState.requireReason, { shortestReason, longestReason }))
}

/** What somebody decided, for the record: what is written by it is written by the platform. */
async function note(
  { payload, user }: PayloadRequest,
  { form }: FormState,
  act: { action: string; reason?: string; after?: string },
): Promise<void> {
  await appendAudit(payload, { ...act, subject: `forms/${form.id}`, actor: user })
}

/** A form as it is once its expressions are judged: that may take seconds in which somebody else writes. */
async function readJudgedState({ payload }: PayloadRequest, id: number) {
  const { definition } = await readFormState(payload, id)
  const check = await judgePatterns(definition)
  return { state: await readFormState(payload, id), check }
}

/** The fingerprint of what would be published. @throws with the list of what stands in the way. */
function requirePublishable(req: PayloadRequest, { definition, published }: FormState, check: PatternCheck): string {
  const { problems } = reviewForm(definition, { published, locale: languageOf(req), check })
  if (problems.length === 0) return toDefinitionHash(definition)
  throw refusal(
    req,
    422,
    staffTexts.changeFormState.requirePublishable,
    problems.map(({ text }) => text),
  )
}

type Proposal = { reason: string; by: number; at: string; hash: string } | typeof noProposal

async function writeProposal({ payload, form }: FormState, proposal: Proposal): Promise<void> {
  await payload.update({
    collection: 'forms',
    id: form.id,
    data: { proposal },
    depth: 0,
    context: governing(),
    overrideAccess: true, // as above
  })
}
