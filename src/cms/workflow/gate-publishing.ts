import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  GlobalBeforeChangeHook,
  PayloadRequest,
} from 'payload'
import { z } from 'zod'
import { noteRefusal } from '@/src/audit/note-refusal'
import type { Bilingual } from '@/src/fields/bilingual'
import { refusalText } from '@/src/governance/refusal-texts'
import { nameOf, parseSubject, type Subject } from '@/src/governance/subject'
import { saveUnderWay } from '@/src/payload-fixes/save-arguments'
import { hasRole, publishingRoles } from '../access/roles'
import { noteGoing } from '../contributions/contribution-rows'
import { permittedWrite } from './permit'
import { liveLocales, readNewest, readPublic } from './read-subject'
import { refusal } from './refusal'

const reviewNumber = z
  .number()
  .nullish()
  .transform((number) => number ?? null)

const refusals = {
  role: {
    pt: 'Só quem aprova pode publicar, retirar ou alterar o que está publicado. Guarde como rascunho e envie para revisão.',
    en: 'Only approvers may publish, take back or change what is published. Save a draft and submit it for review.',
  },
  create: {
    pt: 'Nada nasce publicado: guarde como rascunho e envie para revisão.',
    en: 'Nothing is born published: save a draft and submit it for review.',
  },
  takeDown: {
    pt: 'O que está publicado retira-se com «Retirar», que pede um motivo.',
    en: 'What is published is taken back with “Take back”, which asks for a reason.',
  },
  publish: {
    pt: 'Publica-se com «Publicar», na revisão que outra pessoa aprovou. Guarde como rascunho e envie para revisão.',
    en: 'Publishing is done with “Publish”, in the review that another person approved. Save a draft and submit it.',
  },
  delete: {
    pt: 'O que está publicado só se apaga depois de outra pessoa aprovar.',
    en: 'What is published is only deleted after another person has approved it.',
  },
} as const satisfies Record<string, Bilingual>

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

/** Code without a user (the import of `content/`) is no person who could go round a second pair of eyes. */
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
async function refuse(req: PayloadRequest, subject: string, text: Bilingual): Promise<never> {
  await noteRefusal(req, subject, text.en)
  throw refusal(req, 403, text)
}

/** A status is one word, or one word per language where the whole document is read at once. */
function isPublished(status: unknown): boolean {
  if (typeof status === 'object' && status !== null) return Object.values(status).includes('published')
  return status === 'published'
}
