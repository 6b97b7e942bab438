import { localDay } from '@/src/country/local-day'
import {
  cardTag,
  childrenTag,
  type DocumentKind,
  dayTag,
  documentTag,
  globalTag,
  listTag,
  type Tag,
} from '@/src/publications/tags'

const kinds: ReadonlySet<string> = new Set([
  'Branch',
  'Document',
  'Form',
  'FormVersion',
  'ExchangeRate',
  'MediaItem',
  'Page',
  'Person',
  'Redirect',
  'Simulator',
  'Tip',
])

/** Rich text names the collection of a document it links to, not its GraphQL type. */
const kindByCollection: Readonly<Record<string, DocumentKind>> = { documents: 'Document', pages: 'Page' }

/** The kind that each list query lists. */
const listedKinds: Readonly<Record<string, DocumentKind>> = {
  AllBranches: 'Branch',
  AllDocumentFiles: 'Document',
  AllDocuments: 'Document',
  AllPeople: 'Person',
  AllRedirects: 'Redirect',
  AllTips: 'Tip',
  LatestExchangeRates: 'ExchangeRate',
  PlaceFigures: 'Branch',
  RateHistory: 'ExchangeRate',
}

type Answer = {
  operation: string
  variables: Readonly<Record<string, unknown>>
  data: unknown
}

/** Everything an answer of the CMS depends on. */
export function collectTags({ operation, variables, data }: Answer): Set<Tag> {
  const tags = new Set<Tag>()
  collectCards(data, tags)
  // Rates count for so many days, and are old on the day after.
  if (operation === 'Synonyms') tags.add(globalTag('SearchSynonyms'))
  if (operation === 'LatestExchangeRates')
    for (const tag of [globalTag('ExchangeSettings'), dayTag(localDay(Date.now()))]) tags.add(tag)
  const listed = listedKinds[operation]
  if (listed) tags.add(listTag(listed))
  for (const parent of listedParents(operation, variables)) tags.add(childrenTag(parent))
  if (operation === 'Site' || operation === 'SiteFacts')
    for (const name of Object.keys(asObject(data))) tags.add(globalTag(name))
  if (operation === 'DocumentByPath') for (const tag of rootDocuments(data)) tags.add(tag)
  return tags
}

/** The pages whose children an answer lists; null stands for the top of the site. */
function listedParents(operation: string, variables: Answer['variables']): (number | null)[] {
  if (operation === 'TopPages') return [null]
  const parents =
    operation === 'ChildPages' ? [variables['parent']] : operation === 'PagesBelow' ? variables['parents'] : []
  return Array.isArray(parents) ? parents.filter((parent) => typeof parent === 'number') : []
}

/** The documents that the query asked for by address: the page draws them whole. */
function rootDocuments(data: unknown): Tag[] {
  return Object.values(asObject(data)).flatMap((found) => {
    const { docs } = asObject(found)
    return Array.isArray(docs)
      ? docs.flatMap((doc) => toDocument(doc).map(({ kind, id }) => documentTag(kind, id)))
      : []
  })
}

function collectCards(value: unknown, tags: Set<Tag>): void {
  if (Array.isArray(value)) {
    for (const item of value) collectCards(item, tags)
    return
  }
  if (typeof value !== 'object' || value === null) return
  for (const { kind, id } of [...toDocument(value), ...toLinkedDocument(value)]) {
    tags.add(cardTag(kind, id))
    // Simulations begin today, and conditions come into force by date.
    if (kind === 'Simulator' || hasDatedHours(kind, value)) tags.add(dayTag(localDay(Date.now())))
  }
  for (const id of numbersIn(asObject(value)['sharedBlocks'])) tags.add(cardTag('SharedBlock', id))
  // Blocks that appear or disappear by the day.
  if (asObject(value)['hasDatedBlocks'] === true) tags.add(dayTag(localDay(Date.now())))
  for (const inner of Object.values(value)) collectCards(inner, tags)
}

/** The shared blocks that a page names; those that are not public are nowhere else in the answer. */
function numbersIn(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'number') : []
}

/** Days on which a branch keeps other hours are shown until they are over. */
function hasDatedHours(kind: DocumentKind, value: object): boolean {
  const { exceptions } = asObject(value)
  return kind === 'Branch' && Array.isArray(exceptions) && exceptions.length > 0
}

function toDocument(value: unknown): { kind: DocumentKind; id: number }[] {
  const { __typename, id } = asObject(value)
  return isKind(__typename) && typeof id === 'number' ? [{ kind: __typename, id }] : []
}

function toLinkedDocument(value: object): { kind: DocumentKind; id: number }[] {
  const { relationTo, value: linked } = asObject(value)
  const kind = typeof relationTo === 'string' ? kindByCollection[relationTo] : undefined
  const id = typeof linked === 'number' ? linked : asObject(linked)['id']
  return kind && typeof id === 'number' ? [{ kind, id }] : []
}

function isKind(value: unknown): value is DocumentKind {
  return typeof value === 'string' && kinds.has(value)
}

function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
