import {
  AddressInLocaleDocument,
  DocumentByPathDocument,
  type DocumentByPathQuery,
  DraftDocument,
  type DraftQuery,
  type LinkedPageFragment,
  PageAboveDocument,
  type PageParentsFragment,
} from '@/graphql/generated/operations'
import { inLocales, type Locale, locales } from '@/src/i18n/locales'
import type { ContentClient, FaultPath, MarkTexts } from './client'
import type { Placeholders } from './fill-placeholders'
import type { PageBlock } from './page-block'

type Found<Collection extends 'Pages' | 'Tips' | 'People' | 'Branches'> = NonNullable<
  NonNullable<DocumentByPathQuery[Collection]>['docs'][number]
>

/** A page with the blocks that are drawn. */
type Page = Omit<Found<'Pages'>, 'layout'> & { layout: readonly PageBlock[] }

/** A block of a draft that cannot be shown. @param type null when not even that is known. */
export type BrokenBlock = { position: number; type: string | null }

/** One step from the top of the site down to a document. */
export type Ancestor = { id: number; title: string | null; path: string | null }

type Address = {
  path: string
  ancestors: readonly Ancestor[]
  /** The document's address in each language that has it. */
  addresses: Readonly<Partial<Record<Locale, string>>>
  /** The same, and where a language does not have the document, the nearest page above it that it has. */
  nearestAddresses: Readonly<Record<Locale, string>>
}

/** Whatever has the address, with the pages above it and its address in each language that it has. */
export type SiteDocument = Address &
  (
    | { kind: 'page'; page: Page }
    | { kind: 'tip'; tip: Found<'Tips'> }
    | { kind: 'person'; person: Found<'People'> }
    | { kind: 'branch'; branch: Found<'Branches'> }
  )

type GetDocumentOptions = { locale: Locale; path: string; placeholders: Placeholders }

/**
 * Reads the published document that has an address.
 *
 * @param path within the language: begins with a slash, has no language prefix.
 * @returns null when no published document has it in this language.
 */
export async function getDocument(
  client: ContentClient,
  { locale, path, placeholders }: GetDocumentOptions,
): Promise<SiteDocument | null> {
  const found = await client.query(DocumentByPathDocument, { path, locale }, { placeholders })
  return toSiteDocument(client, { found, locale, path })
}

/** A document as it was last saved, without the blocks that cannot be shown. */
export type Draft = { document: SiteDocument; brokenBlocks: readonly BrokenBlock[] }

type GetDraftOptions = {
  locale: Locale
  kind: SiteDocument['kind']
  id: number
  placeholders: Placeholders
  isPublic: boolean
  mark?: MarkTexts | undefined
}

/**
 * Reads a document as it was last saved, for the person whose token the reader carries.
 *
 * @param isPublic reads it as the public sees it instead.
 * @param mark marks its texts with where they come from.
 * @returns the document, null when there is none in this language, or `stranger` when nobody is logged in.
 */
export async function getDraft(
  client: ContentClient,
  { locale, kind, id, placeholders, isPublic, mark }: GetDraftOptions,
): Promise<Draft | null | 'stranger'> {
  const { data: found, faults } = await client.queryDraft(
    DraftDocument,
    { id, locale, draft: !isPublic, ...whichKind(kind) },
    { placeholders, mark },
  )
  if (!found.meUser?.user) return 'stranger'
  const broken = new Set(faults.map(toBlockPosition))
  const layout = found.Pages?.docs[0]?.layout ?? []
  const whole =
    broken.size === 0
      ? found
      : withLayout(
          found,
          layout.filter((_block, at) => !broken.has(at)),
        )
  const [saved] = (whole.Pages ?? whole.Tips ?? whole.People ?? whole.Branches)?.docs ?? []
  const document = await toSiteDocument(client, { found: whole, locale, path: saved?.path ?? '/' })
  const brokenBlocks = [...broken]
    .sort((one, other) => one - other)
    .map((position) => ({ position, type: layout[position]?.__typename ?? null }))
  return document && { document, brokenBlocks }
}

type Layout = NonNullable<Found<'Pages'>['layout']>

function withLayout(found: DraftQuery, layout: Layout): DraftQuery {
  const { Pages } = found
  return Pages ? { ...found, Pages: { ...Pages, docs: Pages.docs.map((page) => ({ ...page, layout })) } } : found
}

/**
 * Which block of a page a fault stands in.
 *
 * @throws when it stands elsewhere: then it is no block that can be left out.
 */
function toBlockPosition(fault: FaultPath): number {
  const [list, docs, first, layout, position] = fault
  const isInBlock = list === 'Pages' && docs === 'docs' && first === 0 && layout === 'layout'
  if (!isInBlock || typeof position !== 'number') throw new Error(`The CMS could not answer ${fault.join('.')}`)
  return position
}

type FoundDocuments = Partial<Pick<DocumentByPathQuery, 'Pages' | 'Tips' | 'People' | 'Branches'>>

async function toSiteDocument(
  client: ContentClient,
  { found, locale, path }: { found: FoundDocuments; locale: Locale; path: string },
): Promise<SiteDocument | null> {
  const [page] = found.Pages?.docs ?? []
  if (page) {
    const ancestors = toAncestors(page.parent)
    return {
      kind: 'page',
      page: { ...page, layout: (page.layout ?? []).filter(isDrawn) },
      ...(await getAddress(client, { id: page.id, kind: 'page', locale, path, ancestors })),
    }
  }
  const [tip] = found.Tips?.docs ?? []
  const [person] = found.People?.docs ?? []
  const [branch] = found.Branches?.docs ?? []
  const id = tip?.id ?? person?.id ?? branch?.id
  if (id === undefined) return null
  const above = await client.query(PageAboveDocument, { path: path.slice(0, path.lastIndexOf('/')), locale })
  const kind = tip ? 'tip' : person ? 'person' : 'branch'
  const address = await getAddress(client, {
    id,
    kind,
    locale,
    path,
    ancestors: toAncestors(above.Pages?.docs[0] ?? null),
  })
  if (tip) return { kind: 'tip', tip, ...address }
  if (person) return { kind: 'person', person, ...address }
  return branch ? { kind: 'branch', branch, ...address } : null
}

/** The place of a shared block that is not public holds nothing to draw. */
function isDrawn(block: NonNullable<Found<'Pages'>['layout']>[number]): block is PageBlock {
  return block.__typename !== 'SharedBlockBlock'
}

type AddressOptions = {
  id: number
  kind: SiteDocument['kind']
  locale: Locale
  path: string
  ancestors: readonly Ancestor[]
}

async function getAddress(
  client: ContentClient,
  { id, kind, locale, path, ancestors }: AddressOptions,
): Promise<Address> {
  const addresses: Partial<Record<Locale, string>> = { [locale]: path }
  const nearestAddresses: Record<Locale, string> = { ...inLocales(() => '/'), [locale]: path }
  for (const other of locales.filter((candidate) => candidate !== locale)) {
    const own = await findPath(client, { id, kind, locale: other })
    if (own) addresses[other] = own
    nearestAddresses[other] = own ?? (await findNearest(client, ancestors, other))
  }
  return { path, ancestors, addresses, nearestAddresses }
}

async function findNearest(client: ContentClient, ancestors: readonly Ancestor[], locale: Locale): Promise<string> {
  for (const { id } of ancestors.toReversed()) {
    const path = await findPath(client, { id, kind: 'page', locale })
    if (path) return path
  }
  return '/'
}

type FindPathOptions = { id: number; kind: SiteDocument['kind']; locale: Locale }

/** The address of a document in a language, or null when it has none there. */
async function findPath(client: ContentClient, { id, kind, locale }: FindPathOptions): Promise<string | null> {
  const { Pages, Tips, People, Branches } = await client.query(AddressInLocaleDocument, {
    id,
    locale,
    ...whichKind(kind),
  })
  return (Pages ?? Tips ?? People ?? Branches)?.docs[0]?.path ?? null
}

/** Which of the collections a query shall look into. */
function whichKind(kind: SiteDocument['kind']) {
  return {
    isPage: kind === 'page',
    isTip: kind === 'tip',
    isPerson: kind === 'person',
    isBranch: kind === 'branch',
  }
}

type Parent = LinkedPageFragment & { readonly parent?: Parent | null }

/** The chain of parents, the topmost first. */
function toAncestors(parent: PageParentsFragment | null): Ancestor[] {
  const chain: Ancestor[] = []
  let above: Parent | null | undefined = parent
  while (above) {
    chain.unshift({ id: above.id, title: above.title, path: above.path })
    above = above.parent
  }
  return chain
}
