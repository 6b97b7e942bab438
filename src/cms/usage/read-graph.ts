import type { FlattenedField, Payload } from 'payload'
import { z } from 'zod'
import { inLocales, type Locale, locales } from '@/src/i18n/locales'
import { findReferences, type Reference } from './find-references'

/** A document or a part of the frame, with what it names. */
export type GraphNode = {
  kind: 'collection' | 'global'
  slug: string
  /** 0 for a part of the frame. */
  id: number
  title: Partial<Record<Locale, string>>
  path: Partial<Record<Locale, string | null>>
  /** The languages in which the public finds it. What has no drafts is public at once, in all. */
  publicIn: readonly Locale[]
  /** Whether this is the newest draft and not what the public sees. */
  isDraft: boolean
  references: Reference[]
}

/** What no page of the site is made of: people of the bank, the platform's own records, and ways on from old addresses. */
const apart: ReadonlySet<string> = new Set(['publications', 'redirects', 'users'])

/** The collections whose documents use each other. */
export function isContent(slug: string, hidden: unknown): boolean {
  return !apart.has(slug) && !slug.startsWith('payload-') && hidden !== true
}

const localized = z.union([z.string(), z.partialRecord(z.enum(locales), z.string().nullish())]).nullish()
const head = z.looseObject({ id: z.number().optional(), path: localized, _status: localized })

/**
 * Reads every document and every part of the frame, published and as newest draft, with what each names of these. That an inbox or a comment
 * names people of the bank leads to no document.
 */
export async function readGraph(payload: Payload): Promise<GraphNode[]> {
  const nodes: GraphNode[] = []
  const configs = Object.values(payload.collections).map(({ config }) => config)
  const read = configs.filter(({ slug, admin }) => isContent(slug, admin.hidden))
  const known = new Set<string>(read.map(({ slug }) => slug))
  const referencesIn = (stored: unknown, fields: readonly FlattenedField[]) =>
    findReferences(stored, { fields, payload, at: '' }).filter(({ collection }) => known.has(collection))
  for (const config of read) {
    const hasDrafts = Boolean(config.versions?.drafts)
    for (const draft of hasDrafts ? [false, true] : [false]) {
      const { docs } = await payload.find({
        collection: config.slug,
        draft,
        locale: 'all',
        depth: 0,
        pagination: false,
        overrideAccess: true, // who uses a document does not depend on who asks; the callers show titles only
      })
      for (const stored of docs) {
        nodes.push({
          ...toNode('collection', config.slug, stored, { hasDrafts, title: config.admin.useAsTitle }),
          isDraft: draft,
          references: referencesIn(stored, config.flattenedFields),
        })
      }
    }
  }
  for (const { slug, flattenedFields, label } of payload.globals.config) {
    const stored = await payload.findGlobal({ slug, locale: 'all', depth: 0, overrideAccess: true }) // as above
    nodes.push({
      ...toNode('global', slug, stored, { hasDrafts: false, title: '' }),
      id: 0,
      title: z
        .partialRecord(z.enum(locales), z.string())
        .catch(inLocales(() => slug))
        .parse(label),
      isDraft: false,
      references: referencesIn(stored, flattenedFields),
    })
  }
  return nodes
}

type NodeOptions = { hasDrafts: boolean; title: string | undefined }

function toNode(kind: GraphNode['kind'], slug: string, stored: unknown, { hasDrafts, title }: NodeOptions) {
  const read = head.parse(stored)
  const status = toLocales(read._status)
  return {
    kind,
    slug,
    id: read.id ?? 0,
    title: toLocales(localized.catch(null).parse(title ? read[title] : null)),
    path: toLocales(read.path),
    publicIn: hasDrafts ? locales.filter((locale) => status[locale] === 'published') : locales,
  }
}

function toLocales(value: z.infer<typeof localized>): Partial<Record<Locale, string>> {
  const texts = typeof value === 'string' ? inLocales(() => value) : (value ?? {})
  return Object.fromEntries(locales.flatMap((locale) => (texts[locale] ? [[locale, texts[locale]]] : [])))
}

/** The title of a node in the reader's language, or in the other one, or what it is at least. */
export function titleOf({ title, slug, id }: GraphNode, language: Locale): string {
  return title[language] ?? title.pt ?? title.en ?? (id === 0 ? slug : `${slug} ${id}`)
}

/** Where a node is edited. */
export function editingHref({ kind, slug, id }: Pick<GraphNode, 'kind' | 'slug' | 'id'>): string {
  return kind === 'global' ? `/admin/globals/${slug}` : `/admin/collections/${slug}/${id}`
}
