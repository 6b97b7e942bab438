import type { Payload } from 'payload'
import { z } from 'zod'
import { inLocales, type Locale, locales } from '@/src/i18n/locales'
import { type BlockStatus, readBlockStatuses } from './block-status'

/** Where a block type is stored. */
export type BlockUse = {
  /** As it is stored. */
  type: string
  status: BlockStatus
  /** The pages that hold it, published or as newest draft, each once. */
  pages: { id: number; title: Partial<Record<Locale, string | null>> }[]
  /** How many kept versions of pages hold it, those pages included that do not hold it any more. */
  versions: number
}

const layout = z.array(z.looseObject({ blockType: z.string() })).nullish()
const title = z
  .partialRecord(z.enum(locales), z.string().nullish())
  .catch({})
  .transform((texts) => inLocales((locale) => texts[locale] ?? null))
const page = z.looseObject({ id: z.number(), title, layout })
const version = z.looseObject({ version: z.looseObject({ layout }) })

/** Versions are read in portions: there are many, and each holds a page. */
const portion = 100

/** Every block type that is known or stored, in alphabetical order, with where it is stored: pages, drafts and all versions. */
export async function findBlockUses(payload: Payload): Promise<BlockUse[]> {
  const uses = new Map<string, BlockUse>()
  const statuses = await readBlockStatuses()
  const entryOf = (type: string): BlockUse => {
    const known = uses.get(type) ?? { type, status: statuses.get(type) ?? 'gone', pages: [], versions: 0 }
    uses.set(type, known)
    return known
  }
  for (const slug of statuses.keys()) entryOf(slug)
  for (const draft of [false, true]) {
    const { docs } = await payload.find({
      collection: 'pages',
      draft,
      locale: 'all',
      depth: 0,
      pagination: false,
      select: { title: true, layout: true },
      overrideAccess: true, // where a type is stored does not depend on who asks; the callers show titles only
    })
    for (const { id, title: texts, layout: rows } of docs.map((doc) => page.parse(doc))) {
      for (const type of typesIn(rows)) {
        const { pages } = entryOf(type)
        if (!pages.some((known) => known.id === id)) pages.push({ id, title: texts })
      }
    }
  }
  for (let number = 1, hasMore = true; hasMore; number++) {
    const found = await payload.findVersions({
      collection: 'pages',
      locale: 'all',
      depth: 0,
      limit: portion,
      page: number,
      sort: 'id',
      overrideAccess: true, // as above
    })
    for (const doc of found.docs)
      for (const type of typesIn(version.parse(doc).version.layout)) entryOf(type).versions++
    hasMore = found.hasNextPage
  }
  return [...uses.values()].sort((one, other) => one.type.localeCompare(other.type))
}

function typesIn(rows: z.infer<typeof layout>): Set<string> {
  return new Set(rows?.map(({ blockType }) => blockType))
}
