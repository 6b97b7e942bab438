import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  GlobalBeforeChangeHook,
  PayloadRequest,
} from 'payload'
import { z } from 'zod'
import staffTexts from '@/messages/staff/cms/workflow.json' with { type: 'json' }
import { noteRefusal } from '@/src/audit/note-refusal'
import { refusal } from '@/src/fields/refusal'
import { refusalText } from '@/src/governance/refusal-texts'
import { nameOf, parseSubject, type Subject } from '@/src/governance/subject'
import type { StaffText } from '@/src/i18n/staff-text'
import { saveUnderWay } from '@/src/payload-fixes/save-arguments'
import { permittedWrite } from '../access/permit'
import { hasRole, publishingRoles } from '../access/roles'
import { noteGoing } from '../contributions/contribution-rows'
import { liveLocales, readNewest, readPublic } from './read-subject'

const reviewNumber = z
  .number()
  .nullish()
  .transform((number) => number ?? null)

const refusals = staffTexts.gatePublishing.refusals satisfies Record<string, StaffText>

/**
 * Whatever the way in, nobody changes what the public sees by saving: that is done by the steps of the workflow, with what
 * another person approved. Drafts are free.
 *
 * The gate is on the transition, not in `access.update`: an access rule tests the stored document, so an editor could
 * still publish a draft, and could no longer draft a change to a published page.
 */
export const gatePublishing: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req, operation }) => {
  const id: unknown = originalDoc?.id
  if (isTrusted(req)) {
    if (typeof id === 'number') await requireUnchanged(req, parseSubject(`${collection.slug}/${id}`))
    return data
  }
  if (operation === 'create' || typeof id !== 'number') {
    if (isPublished(data['_status']) || saveUnderWay(req).allLocales) {
      await refuse(req, `${collection.slug}/new`, refusals.create)
    }
    return data
  }
  await gate(req, parseSubject(`${collection.slug}/${id}`), data)
  return data
}

/** The same for globals. */
export const gateGlobalPublishing: GlobalBeforeChangeHook = async ({ global, data, req }) => {
  const subject = parseSubject(`globals/${global.slug}`)
  await (isTrusted(req) ? requireUnchanged(req, subject) : gate(req, subject, data))
  return data
}

/** What the public sees is deleted by an approved request only; what it does not see, by approvers. */
export const gateDeletion: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  if (isTrusted(req)) return
  const subject = parseSubject(`${collection.slug}/${id}`)
  if (liveLocales(await readPublic(req.payload, subject)).length > 0)
    await refuse(req, nameOf(subject), refusals.delete)
}

/** Code without a user (the import of `site/content/`) is no person who could go round a second pair of eyes. */
function isTrusted(req: PayloadRequest): boolean {
  return !req.user || permittedWrite(req) !== undefined
}

/** Somebody may have saved a draft since the approval was looked at: the CMS publishes the newest version, whatever it is. */
async function requireUnchanged(req: PayloadRequest, subject: Subject): Promise<void> {
  const { action, details, hash } = permittedWrite(req) ?? {}
  // First: who is noted as a writer after this wrote what is not looked at here.
  if (action === 'publish') await noteGoing(req.payload, nameOf(subject), reviewNumber.parse(details?.['review']))
  if (hash !== undefined && (await readNewest(req.payload, subject))?.hash !== hash)
    throw refusal(req, 409, refusalText('content.carryOut', 'changed'))
}

async function gate(req: PayloadRequest, subject: Subject, data: object): Promise<void> {
  const { draft, allLocales } = saveUnderWay(req)
  if (draft) return
  const goesLive = '_status' in data && isPublished(data._status)
  const isPublic = liveLocales(await readPublic(req.payload, subject)).length > 0
  if (!goesLive && !allLocales && !isPublic) return
  const own = goesLive ? refusals.publish : refusals.takeDown
  await refuse(req, nameOf(subject), hasRole(req, publishingRoles) ? own : refusals.role)
}

/** @throws always, after the attempt is in the audit log. */
async function refuse(req: PayloadRequest, subject: string, text: StaffText): Promise<never> {
  await noteRefusal(req, subject, text.en)
  throw refusal(req, 403, text)
}

/** A status is one word, or one word per language where the whole document is read at once. */
function isPublished(status: unknown): boolean {
  if (typeof status === 'object' && status !== null) return Object.values(status).includes('published')
  return status === 'published'
}
