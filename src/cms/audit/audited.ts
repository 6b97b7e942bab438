import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  GlobalAfterChangeHook,
  GlobalBeforeOperationHook,
  GlobalConfig,
  PayloadRequest,
} from 'payload'
import { z } from 'zod'
import { appendAudit } from '@/src/audit/append-audit'
import { noteRefusal } from '@/src/audit/note-refusal'
import { hashWithoutOthers } from '@/src/governance/content-hash'
import { isUndivided, parseSubject, subjectName } from '@/src/governance/subject'
import { isLocale } from '@/src/i18n/locales'
import { saveUnderWay } from '@/src/payload-fixes/save-arguments'
import { permittedWrite } from '../access/permit'
import { noteLive } from '../contributions/contribution-rows'
import { endTyping, isContinuedTyping } from './continued-typing'

/**
 * A collection whose every change is in the audit log: what people change, and what the platform changes of what the public
 * sees. What a person may not even try is there as well: access rules refuse in silence, so this looks before them.
 */
export function audited(config: CollectionConfig): CollectionConfig {
  const { hooks = {}, slug } = config
  return {
    ...config,
    hooks: {
      ...hooks,
      beforeOperation: [noteForbidden(config), ...(hooks.beforeOperation ?? [])],
      afterChange: [auditChange(slug), ...(hooks.afterChange ?? [])],
      afterDelete: [auditDeletion(slug), ...(hooks.afterDelete ?? [])],
    },
  }
}

/** The same for a global. */
export function auditedGlobal(config: GlobalConfig): GlobalConfig {
  const { hooks = {}, slug } = config
  return {
    ...config,
    hooks: {
      ...hooks,
      beforeOperation: [noteForbiddenGlobal(config), ...(hooks.beforeOperation ?? [])],
      afterChange: [auditGlobalChange(slug), ...(hooks.afterChange ?? [])],
    },
  }
}

/** The rule of access that decides about an operation. */
const ruleOf = { create: 'create', update: 'update', restoreVersion: 'update', delete: 'delete' } as const
const written = z.enum(['create', 'update', 'restoreVersion', 'delete'])

const noteForbidden =
  ({ slug, access = {} }: CollectionConfig): CollectionBeforeOperationHook =>
  async ({ args, operation, overrideAccess, req }) => {
    const { data: verb } = written.safeParse(operation)
    if (overrideAccess || !req.user || !verb) return args
    const id = 'id' in args && Number(args.id) > 0 ? Number(args.id) : undefined
    const allowed = await access[ruleOf[verb]]?.({ req, ...(id === undefined ? {} : { id }) })
    if (allowed === false) await noteRefusal(req, `${slug}/${id ?? 'new'}`, `The role may not ${verb}`)
    return args
  }

const noteForbiddenGlobal =
  ({ slug, access = {} }: GlobalConfig): GlobalBeforeOperationHook =>
  async ({ args, operation, overrideAccess, req }) => {
    if (overrideAccess || !req.user || (operation !== 'update' && operation !== 'restoreVersion')) return args
    if ((await access.update?.({ req })) === false)
      await noteRefusal(req, `globals/${slug}`, `The role may not ${operation}`)
    return args
  }

const auditChange =
  (slug: string): CollectionAfterChangeHook =>
  async ({ doc, previousDoc, operation, req }) => {
    const before = operation === 'update' && previousDoc ? hashWithoutOthers(previousDoc) : ''
    await auditSave(req, {
      subject: `${slug}/${doc.id}`,
      verb: operation === 'create' ? 'create' : 'save',
      before,
      doc,
    })
    return doc
  }

const auditGlobalChange =
  (slug: string): GlobalAfterChangeHook =>
  async ({ doc, previousDoc, req }) => {
    const before = previousDoc ? hashWithoutOthers(previousDoc) : ''
    await auditSave(req, { subject: `globals/${slug}`, verb: 'save', before, doc })
    return doc
  }

type SaveDone = { subject: string; verb: 'create' | 'save'; before: string; doc: object }

async function auditSave(req: PayloadRequest, { subject, verb, before, doc }: SaveDone): Promise<void> {
  const permitted = permittedWrite(req)
  const { autosave, draft, restore } = saveUnderWay(req)
  const actor = req.user
  if (permitted) endTyping()
  else if (!actor && !subjectName.safeParse(subject).success) return
  else if (actor && autosave && isContinuedTyping(actor.id, subject)) return
  // Trusted code without a person, such as the import of content, publishes by itself.
  const isOwnPublication = !actor && !draft && '_status' in doc && doc._status === 'published'
  if (permitted?.action === 'publish' || isOwnPublication)
    await noteWentLive(req, subject, permitted?.details?.['review'])
  const details = { ...(draft ? { draft } : {}), ...(restore ? { restore } : {}), ...permitted?.details }
  await appendAudit(req.payload, {
    action: permitted?.action ?? (isOwnPublication ? 'publish' : verb),
    subject,
    actor,
    locale: req.locale ?? '',
    reason: permitted?.reason ?? '',
    before,
    after: hashWithoutOthers(doc),
    ...(Object.keys(details).length > 0 ? { details } : {}),
  })
}

async function noteWentLive({ locale, payload }: PayloadRequest, subject: string, review: unknown): Promise<void> {
  const name = subjectName.safeParse(subject).data
  const isWhole = name === undefined || isUndivided(parseSubject(name)) || !isLocale(locale)
  await noteLive(payload, subject, {
    ...(isWhole ? {} : { languages: [locale] }),
    review: typeof review === 'number' ? review : null,
  })
}

const auditDeletion =
  (slug: string): CollectionAfterDeleteHook =>
  async ({ doc, id, req }) => {
    const permitted = permittedWrite(req)
    if (!req.user && !permitted) return doc
    await appendAudit(req.payload, {
      action: 'delete',
      subject: `${slug}/${id}`,
      actor: req.user,
      reason: permitted?.reason ?? '',
      before: hashWithoutOthers(doc),
      ...(permitted?.details ? { details: permitted.details } : {}),
    })
    return doc
  }
