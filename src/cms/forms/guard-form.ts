import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload'
import staffTexts from '@/messages/staff/cms/forms.json' with { type: 'json' }
import { refusal } from '@/src/fields/refusal'
import type { Form } from '@/src/stored-types/payload-types'
import { toHashOrNull } from './form-state'
import { isGoverning } from './governing'
import { readDefinition } from './read-definition'

/** The proposal of a form that nobody has proposed. */
export const noProposal = { reason: null, by: null, at: null, hash: null } as const

/**
 * What may not be written by saving a form: its key, the version in force, a proposal. A definition that changes after it was
 * proposed is no longer what was proposed.
 */
export const guardForm: CollectionBeforeChangeHook<Form> = async ({ data, operation, originalDoc: stored, req }) => {
  if (isGoverning(req)) return data
  const originalDoc = operation === 'create' ? undefined : stored
  const key = originalDoc?.key ?? data.key ?? ''
  const definition = readDefinition(data.definition === undefined ? originalDoc?.definition : data.definition, {
    key,
    req,
  })
  const proposal = originalDoc?.proposal
  const isAsProposed = proposal?.hash && proposal.hash === toHashOrNull(definition)
  if (originalDoc && data.audience !== undefined && data.audience !== originalDoc.audience)
    await refuseAnotherAudience(originalDoc.id, req)
  return {
    ...data,
    key,
    definition,
    current: originalDoc?.current ?? null,
    proposal: isAsProposed ? proposal : noProposal,
  }
}

/** Whoever sent something was told who reads it. */
async function refuseAnotherAudience(form: number, req: PayloadRequest): Promise<void> {
  if (!(await hasVersions(form, req))) return
  throw refusal(req, 400, staffTexts.guardForm.refuseAnotherAudience)
}

/** A form that was published stays: what was sent with it names it. */
export const refuseDeletingPublished: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (!(await hasVersions(Number(id), req))) return
  throw refusal(req, 403, staffTexts.guardForm.refuseDeletingPublished)
}

async function hasVersions(form: number, req: PayloadRequest): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: 'form-versions',
    where: { form: { equals: form } },
    req,
    overrideAccess: true, // whether there are versions does not depend on who asks
  })
  return totalDocs > 0
}
