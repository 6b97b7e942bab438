import type { Payload } from 'payload'
import { z } from 'zod'
import { isVisible } from '@/src/cms/block-life/show-visible-blocks'
import { findLinkProblems } from '@/src/cms/usage/find-link-problems'
import { type GraphNode, readGraph } from '@/src/cms/usage/read-graph'
import { queryReviews } from '@/src/cms/workflow/review-store'
import { localDay } from '@/src/country/local-day'
import { hashContent } from '@/src/governance/content-hash'
import { inLocales, type Locale, locales } from '@/src/i18n/locales'

/** How a page stands in one language. */
export const mapStates = ['live', 'changed', 'inReview', 'scheduled', 'draft', 'missing'] as const
export type MapState = (typeof mapStates)[number]

/** A page of the map, with those below it. */
export type MapPage = {
  id: number
  title: string
  path: string | null
  states: Record<Locale, MapState>
  /** Public, and nothing leads to it. */
  isOrphan: boolean
  /** Some of its blocks are hidden from visitors, or their days are over or still to come. */
  hidesBlocks: boolean
  /** The menus that lead to it. */
  menus: string[]
  children: MapPage[]
}

const inLanguages = z.partialRecord(z.enum(locales), z.string().nullish()).nullish()
const stored = z.looseObject({
  id: z.number(),
  parent: z.number().nullish(),
  title: inLanguages,
  path: inLanguages,
  layout: z.array(z.unknown()).nullish(),
  _status: z.partialRecord(z.enum(locales), z.enum(['draft', 'published']).nullish()).nullish(),
})
type Stored = z.infer<typeof stored>

/** Every page as it stands in its newest version, by the page above it; what has none above stands at the top. */
export async function readSiteMap(payload: Payload, language: Locale): Promise<MapPage[]> {
  const [newest, shown, graph, reviews] = await Promise.all([
    readPages(payload, true),
    readPages(payload, false),
    readGraph(payload),
    queryReviews(payload, { state: { in: ['inReview', 'approved'] }, kind: { equals: 'publish' } }),
  ])
  const live = new Map(shown.map((page) => [page.id, page]))
  const orphans = new Set(
    findLinkProblems(graph).flatMap((problem) => (problem.kind === 'orphan' ? [problem.node.id] : [])),
  )
  const today = localDay(Date.now())
  const stateOf = (page: Stored, locale: Locale): MapState => {
    const asked = reviews.find(({ subject, languages }) => subject === `pages/${page.id}` && languages.includes(locale))
    if (asked) return asked.state === 'approved' && asked.dueAt ? 'scheduled' : 'inReview'
    const now = live.get(page.id)
    if (now?._status?.[locale] === 'published') return hashContent(now) === hashContent(page) ? 'live' : 'changed'
    return page.title?.[locale] ? 'draft' : 'missing'
  }
  const pages = newest.map((page): MapPage & { parent: number | null } => ({
    id: page.id,
    parent: page.parent ?? null,
    title: page.title?.[language] ?? locales.map((locale) => page.title?.[locale]).find(Boolean) ?? `${page.id}`,
    path: page.path?.[language] ?? null,
    states: inLocales((locale) => stateOf(page, locale)),
    isOrphan: orphans.has(page.id),
    hidesBlocks: (page.layout ?? []).some((block) => !isVisible(block, today)),
    menus: menusOf(graph, page.id, language),
    children: [],
  }))
  return toTree(pages, language)
}

function menusOf(graph: readonly GraphNode[], id: number, language: Locale): string[] {
  return graph
    .filter(
      ({ kind, references }) =>
        kind === 'global' && references.some((one) => one.collection === 'pages' && one.id === id),
    )
    .map(({ title, slug }) => title[language] ?? slug)
}

function toTree(pages: readonly (MapPage & { parent: number | null })[], language: Locale): MapPage[] {
  const known = new Map(pages.map((page) => [page.id, page]))
  const top: MapPage[] = []
  for (const page of pages.toSorted((one, other) => one.title.localeCompare(other.title, language))) {
    const above = page.parent === null ? undefined : known.get(page.parent)
    if (above && above.id !== page.id) above.children.push(page)
    else top.push(page)
  }
  return top
}

async function readPages(payload: Payload, draft: boolean): Promise<Stored[]> {
  const { docs } = await payload.find({
    collection: 'pages',
    draft,
    locale: 'all',
    depth: 0,
    pagination: false,
    overrideAccess: true, // people of the bank see every page anyway
  })
  return docs.map((page) => stored.parse(page))
}

/** All that can be said of how a page stands, in whichever language. */
export function listStates({ states, hidesBlocks, isOrphan }: MapPage): (MapState | 'hidden' | 'orphan')[] {
  return [
    ...Object.values(states),
    ...(hidesBlocks ? ['hidden' as const] : []),
    ...(isOrphan ? ['orphan' as const] : []),
  ]
}

/** The pages that are meant, and those above them, so that it is seen where they stand. */
export function filterMap(pages: readonly MapPage[], isMeant: (page: MapPage) => boolean): MapPage[] {
  return pages.flatMap((page) => {
    const children = filterMap(page.children, isMeant)
    return isMeant(page) || children.length > 0 ? [{ ...page, children }] : []
  })
}

/** All pages of a map, each before those below it. */
export function listMap(pages: readonly MapPage[]): MapPage[] {
  return pages.flatMap((page) => [page, ...listMap(page.children)])
}
