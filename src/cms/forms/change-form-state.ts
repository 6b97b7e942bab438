import type { PayloadRequest } from 'payload'
import { languageOf } from '@/src/fields/admin-text'
import type { Bilingual } from '@/src/fields/bilingual'
import { relatedId } from '@/src/fields/related-id'
import type { PatternCheck } from '@/src/forms/governance/check-pattern'
import { judgePatterns } from '@/src/forms/governance/pattern-channel'
import { reviewForm } from '@/src/forms/governance/review-form'
import { noteRefusal } from '../audit/note-refusal'
import { contributorsSinceLive, noteGoing } from '../contributions/contribution-rows'
import { refuseInFreeze } from '../workflow/freeze'
import { refuse, requireReason, requireRole } from './decide'
import { decidingRoles, formRoles, retiringRoles } from './form-roles'
import { type FormState, readFormState, toDefinitionHash } from './form-state'
import { governing } from './governing'
import { noProposal } from './guard-form'
import { announceForm, publishVersion } from './publish-version'

/** A step in the life of a form: who asks for it, of which form, and why. @throws APIError with the sentence to show. */
type Step = (req: PayloadRequest, id: number, reason?: unknown) => Promise<void>

/** Proposes the form as it is written now. Whatever changes it afterwards takes the proposal back. */
export const proposeForm: Step = async (req, id, reason) => {
  const user = requireRole(req, formRoles, {
    pt: 'Só compliance e administração propõem formulários.',
    en: 'Only compliance and administrators propose forms.',
  })
  const text = requireReason(req, reason)
  const { state, check } = await readJudgedState(req, id)
  const hash = requirePublishable(req, state, check)
  if (state.versions.some((version) => version.id === relatedId(state.form.current) && version.hash === hash)) {
    refuse(req, 409, { pt: 'É igual à versão publicada.', en: 'It is the same as the published version.' })
  }
  await writeProposal(state, { reason: text, by: user.id, at: new Date().toISOString(), hash })
}

/** Publishes exactly what another person proposed. */
export const approveForm: Step = async (req, id) => {
  const user = requireRole(req, decidingRoles, {
    pt: 'Só aprovação e compliance decidem sobre propostas.',
    en: 'Only approvers and compliance decide on proposals.',
  })
  await refuseInFreeze(req)
  const { state, check } = await readJudgedState(req, id)
  const { hash, reason, by } = state.form.proposal ?? noProposal
  const proposedBy = relatedId(by)
  if (!hash || proposedBy === undefined) {
    return refuse(req, 409, { pt: 'Não há nenhuma proposta.', en: 'There is no proposal.' })
  }
  if (proposedBy === user.id) {
    refuse(req, 403, { pt: 'Quem propôs não pode aprovar.', en: 'Whoever proposed it cannot approve it.' })
  }
  if ((await contributorsSinceLive(req.payload, `forms/${id}`)).has(user.id)) {
    await noteRefusal(req, `forms/${id}`, 'Who wrote in the form cannot approve it')
    refuse(req, 403, {
      pt: 'Quem escreveu no formulário desde a última versão não o pode aprovar. Peça a outra pessoa.',
      en: 'Who wrote in the form since its last version cannot approve it. Ask somebody else.',
    })
  }
  if (requirePublishable(req, state, check) !== hash) {
    refuse(req, 409, changedSince)
  }
  // Whoever is noted as a writer after this may have written what is not published.
  await noteGoing(req.payload, `forms/${id}`)
  const last = await readFormState(req.payload, id)
  if (toDefinitionHash(last.definition) !== hash) refuse(req, 409, changedSince)
  await publishVersion(last, { reason: reason ?? '', proposedBy, approvedBy: user.id })
}

const changedSince: Bilingual = {
  pt: 'O formulário mudou depois da proposta. É preciso propor de novo.',
  en: 'The form changed after it was proposed. It has to be proposed again.',
}

/** Takes a proposal back. */
export const withdrawForm: Step = async (req, id) => {
  requireRole(req, [...formRoles, ...decidingRoles], {
    pt: 'Só compliance, aprovação e administração retiram propostas.',
    en: 'Only compliance, approvers and administrators withdraw proposals.',
  })
  const state = await readFormState(req.payload, id)
  if (!state.form.proposal?.hash) refuse(req, 409, { pt: 'Não há nenhuma proposta.', en: 'There is no proposal.' })
  await writeProposal(state, noProposal)
}

/** Takes the form off the site. What was sent stays, and a new version can be proposed. */
export const retireForm: Step = async (req, id, reason) => {
  const user = requireRole(req, retiringRoles, {
    pt: 'Só compliance, aprovação e administração retiram formulários.',
    en: 'Only compliance, approvers and administrators retire forms.',
  })
  const state = await readFormState(req.payload, id)
  const endReason = requireReason(req, reason)
  const open = state.versions.filter((version) => version.state === 'published')
  if (open.length === 0) refuse(req, 409, { pt: 'Não está publicado.', en: 'It is not published.' })
  const { payload, form } = state
  await payload.update({
    collection: 'forms',
    id: form.id,
    data: { current: null, proposal: noProposal },
    depth: 0,
    context: governing(),
    overrideAccess: true, // the role was asked for above; no role may write this by itself
  })
  for (const version of open) {
    await payload.update({
      collection: 'form-versions',
      id: version.id,
      data: { state: 'retired', endedAt: new Date().toISOString(), endedBy: user.id, endReason },
      depth: 0,
      context: governing(),
      overrideAccess: true, // as above
    })
  }
  await announceForm(state)
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
  const text = { pt: 'O formulário não pode ser publicado assim.', en: 'The form cannot be published like this.' }
  return refuse(
    req,
    422,
    text,
    problems.map((problem) => problem.text),
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
