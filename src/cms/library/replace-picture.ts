import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import staffTexts from '@/messages/staff/cms/hooks.json' with { type: 'json' }
import { appendAudit } from '@/src/audit/append-audit'
import { languageOf } from '@/src/fields/admin-text'
import { refusal } from '@/src/fields/refusal'
import {
  type GovernedCollection,
  type GovernedGlobal,
  governedCollections,
  governedGlobals,
} from '@/src/governance/subject'
import { locales } from '@/src/i18n/locales'
import { personOf } from '../access/person'
import { contentRoles, hasRole } from '../access/roles'
import { inLanguage } from '../copying/localized-row'
import { findUses } from '../usage/find-uses'
import { editingHref, type GraphNode, readGraph, titleOf } from '../usage/read-graph'
import { swapReferences } from '../usage/swap-references'

const words = staffTexts.replacePicture
const record = z.record(z.string(), z.unknown())

/** The name of the act in the record: which picture took the place of another. */
export const replacedPicture = 'replacePicture'

/** A document in whose draft the new picture stands now, or, where it has no drafts, the old one still. */
type Changed = { title: string; href: string; isChanged: boolean }

/**
 * Puts one picture in the place of another in the drafts of all that shows it. The public sees the old one until each is reviewed, and the
 * old one stays where it is: in the history, and in what the record says.
 */
export const replacePicture: Endpoint = {
  path: '/:id/replace',
  method: 'post',
  handler: async (req) => {
    personOf(req)
    if (!hasRole(req, contentRoles)) throw refusal(req, 403, words.notYours)
    const { data } = z.object({ with: z.int().positive() }).safeParse(await req.json?.().catch(() => null))
    const from = Number(req.routeParams?.['id'])
    const [old, other] = await Promise.all([readPicture(req, from), readPicture(req, data?.with ?? 0)])
    if (!data || !old || !other || from === data.with) throw refusal(req, 404, words.gone)
    const graph = await readGraph(req.payload)
    const uses = findUses(graph.filter(isNewest(graph)), { collection: 'media', id: from })
    const changed: Changed[] = []
    for (const { node } of uses) {
      const isChanged = await swapIn(req, node, { collection: 'media', from, to: data.with })
      changed.push({ title: titleOf(node, languageOf(req)), href: editingHref(node), isChanged })
    }
    await appendAudit(req.payload, {
      action: replacedPicture,
      subject: `media/${data.with}`,
      actor: req.user,
      details: { from, filename: old.filename, shownBy: changed.map(({ href }) => href) },
    })
    return Response.json({ changed })
  },
}

/** What is written now, not what the public sees, where both are known. */
function isNewest(graph: readonly GraphNode[]) {
  const drafts = new Set(graph.filter(({ isDraft }) => isDraft).map(({ slug, id }) => `${slug}/${id}`))
  return (node: GraphNode) => node.isDraft || !drafts.has(`${node.slug}/${node.id}`)
}

function readPicture({ payload }: PayloadRequest, id: number) {
  return payload.findByID({ collection: 'media', id, depth: 0, disableErrors: true, overrideAccess: true }) // staff see all
}

type Asked = { collection: string; from: number; to: number }

/** @returns false for what has no drafts: it is changed in its own form. */
async function swapIn(req: PayloadRequest, node: GraphNode, swap: Asked): Promise<boolean> {
  const collection = governedCollections.find((slug) => slug === node.slug)
  const global = governedGlobals.find((slug) => slug === node.slug)
  if (node.kind === 'collection' && collection) return swapInDocument(req, { collection, id: node.id }, swap)
  return node.kind === 'global' && global ? swapInGlobal(req, global, swap) : false
}

async function swapInDocument(
  { payload, user }: PayloadRequest,
  { collection, id }: { collection: GovernedCollection; id: number },
  swap: Asked,
): Promise<boolean> {
  const common = { collection, id, draft: true, depth: 0, user, overrideAccess: false } as const
  const stored = record.parse(await payload.findByID({ ...common, locale: 'all' }))
  const fields = payload.collections[collection].config.flattenedFields
  const changed = toChanged(stored, swapReferences(stored, { fields, payload, swap }))
  for (const locale of locales)
    await payload.update({ ...common, locale, data: toLanguage(changed, locale), overrideLock: false })
  return true
}

async function swapInGlobal({ payload, user }: PayloadRequest, slug: GovernedGlobal, swap: Asked): Promise<boolean> {
  const common = { slug, draft: true, depth: 0, user, overrideAccess: false } as const
  const stored = record.parse(await payload.findGlobal({ ...common, locale: 'all' }))
  const fields = payload.globals.config.find((known) => known.slug === slug)?.flattenedFields ?? []
  const changed = toChanged(stored, swapReferences(stored, { fields, payload, swap }))
  for (const locale of locales) await payload.updateGlobal({ ...common, locale, data: toLanguage(changed, locale) })
  return true
}

/** The fields that are others now. */
function toChanged(before: Record<string, unknown>, after: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name])),
  )
}

function toLanguage(changed: Record<string, unknown>, locale: (typeof locales)[number]) {
  return Object.fromEntries(Object.entries(changed).map(([name, value]) => [name, inLanguage(value, locale)]))
}
