import { globSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { examplePage } from '@/blocks/example-page'
import { fillPlaceholders, type Placeholders } from '@/src/content/fill-placeholders'
import type { SiteDocument } from '@/src/content/get-document'
import type { PageContext } from '@/src/content/page-context'
import { type Locale, locales } from '@/src/i18n/locales'
import { markdownToRichText } from '@/src/portable-content/markdown-to-rich-text'
import { derivedRowId } from '@/src/portable-content/row-id'
import type { SearchEntry } from '@/src/search/search-entry'
import { createSearchIndex, type SearchIndex } from '@/src/search/search-index'
import { parseSynonyms } from '@/src/search/synonyms'
import { toSearchEntries } from '@/src/site/to-search-entries'
import { inLanguage } from './shipped-simulators'

/**
 * What a search finds on the site that this repository comes with, made from its content files without a CMS: entries as pages
 * bring them, but that the text of a page is what its files say, without what blocks write around it.
 */

const folder = 'site/content'

const yamlFile = z.record(z.string(), z.unknown())
const ofPage = z.looseObject({ slug: z.string().optional(), parent: z.string().optional(), layout: z.array(yamlFile) })
const ofTip = z.looseObject({ slug: z.string(), body: z.string() })
const ofPerson = z.looseObject({ slug: z.string().optional(), groups: z.array(z.string()) })
const ofBranch = z.looseObject({ slug: z.string(), placeKind: z.string() })
const ofDocument = z.looseObject({
  title: z.string(),
  summary: z.string().optional(),
  documentCategory: z.string(),
  year: z.number(),
  file: z.string(),
})
const ofSettings = z.looseObject({
  helpline: z.string(),
  email: z.string(),
  supportPage: z.string(),
  figures: z.array(z.object({ name: z.string(), value: z.string() })),
})
const ofSynonyms = z.object({ groups: z.string() })

/** As the CMS would answer for it: the files name the same fields, and what they leave out is empty. */
const documentOf = z.custom<SiteDocument>((value) => typeof value === 'object' && value !== null && 'kind' in value)
const contextOf = z.custom<PageContext>((value) => typeof value === 'object' && value !== null && 'locale' in value)

type Read = { name: string; key: string; value: unknown }

function read(collection: string, locale: Locale): Read[] {
  return globSync(`${folder}/${collection}/**/*.yaml`).map((file) => {
    const key = file.slice(`${folder}/${collection}/`.length, -'.yaml'.length)
    return {
      name: `${collection}/${key}`,
      key,
      value: inLanguage(parse(readFileSync(file, 'utf8')), locale),
    }
  })
}

/** Blocks as the CMS names them, rows with their ids, Markdown as rich text. */
function toStored(value: unknown, name: string, path: string): unknown {
  if (Array.isArray(value)) return value.map((item, place) => toStored(item, name, `${path}.${place}`))
  if (typeof value !== 'object' || value === null) return value
  const { block, answer, ...fields }: { block?: unknown; answer?: unknown } = value
  return {
    id: derivedRowId(name, path),
    ...(typeof block === 'string' ? { __typename: `${block.charAt(0).toUpperCase()}${block.slice(1)}Block` } : {}),
    ...(typeof answer === 'string' ? { answer: markdownToRichText(answer, () => 1) } : {}),
    ...Object.fromEntries(
      Object.entries(fields).map(([field, inner]) => [field, toStored(inner, name, path ? `${path}.${field}` : field)]),
    ),
  }
}

/** Everything that a value says, in its order. */
function toWords(value: unknown, field = ''): string[] {
  const silent = ['block', 'page', 'document', 'url', 'hash', 'icon', 'anchor', 'simulator', 'productKey', 'id', 'form']
  if (silent.includes(field)) return []
  if (typeof value === 'string') return [value.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/[*#>_]+/g, ' ')]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => toWords(inner, name))
}

/** What the list of a body says of each of its members. */
const toListed = ({ name, role, summary }: z.infer<typeof ofPerson>) => ({ name, role, summary })

/** Entries as every page of the site brings them, by the address of the page. */
export function readContentEntries(locale: Locale): ReadonlyMap<string, SearchEntry[]> {
  const otherSlugs = new Map(
    locales
      .filter((other) => other !== locale)
      .flatMap((other) =>
        ['pages', 'tips', 'people', 'branches'].flatMap((collection) =>
          read(collection, other).map(({ name, value }) => [name, String(Object(value).slug ?? '')] as const),
        ),
      ),
  )
  const settings = ofSettings.parse(
    inLanguage(parse(readFileSync(`${folder}/globals/site-settings.yaml`, 'utf8')), locale),
  )
  const branches = read('branches', locale).map(({ value }) => ofBranch.parse(value))
  const placeholders: Placeholders = {
    ...Object.fromEntries(settings.figures.map(({ name, value }) => [name, value])),
    phone: settings.helpline,
    branches: String(branches.filter(({ placeKind }) => placeKind === 'branch').length),
    cashPoints: String(branches.filter(({ placeKind }) => placeKind === 'cashPoint').length),
    corporateCentres: String(branches.filter(({ placeKind }) => placeKind === 'corporateCentre').length),
  }
  const pages = new Map(
    read('pages', locale).map(({ name, key, value }) => [key, { name, page: ofPage.parse(value) }] as const),
  )
  const pathOf = (key: string): string => {
    const page = pages.get(key)?.page
    if (!page?.slug) return '/'
    return page.parent ? `${pathOf(page.parent).replace(/^\/$/, '')}/${page.slug}` : `/${page.slug}`
  }
  const people = read('people', locale).map(({ name, value }) => ({ name, value: ofPerson.parse(value) }))
  const simulators = new Map(
    read('simulators', locale).map(({ key, value }) => [key, { ...Object(value), key }] as const),
  )
  const documents = read('documents', locale)
    .filter(({ key }) => !key.includes('/'))
    .map(({ value }, id) => {
      const { file, ...fields } = ofDocument.parse(value)
      return { __typename: 'Document' as const, id, summary: null, filesize: 1, ...fields, filename: file }
    })
  const example = examplePage(locale)
  const contextAt = (path: string) =>
    contextOf.parse({
      ...example,
      path,
      settings: {
        ...example.settings,
        helpline: settings.helpline,
        email: settings.email,
        supportPath: pathOf(settings.supportPage),
      },
      lists: { ...example.lists, documents },
    })
  const found = new Map<string, SearchEntry[]>()
  const add = (
    path: string,
    { name, ...kind }: { name: string; kind: string; [fields: string]: unknown },
    words: unknown,
  ) => {
    const made = { ...kind, path, addresses: { [locale]: path, other: `/${otherSlugs.get(name) ?? ''}` } }
    const filled = fillPlaceholders({ document: made, words: toWords(words) }, placeholders)
    const [page, ...others] = toSearchEntries({ document: documentOf.parse(filled.document), context: contextAt(path) })
    if (page) found.set(page.href, [{ ...page, text: `${page.text} ${filled.words.join('\n')}` }, ...others])
  }
  for (const [key, { name, page }] of pages) {
    const layout = page.layout.map((block, place) => {
      const simulator = simulators.get(String(block['simulator']))
      return { ...Object(toStored(block, name, `layout.${place}`)), ...(simulator ? { simulator } : {}) }
    })
    const listed = page.layout.flatMap(({ peopleGroup }) =>
      people.flatMap(({ value }) => (value.groups.includes(String(peopleGroup)) ? [value] : [])),
    )
    add(pathOf(key), { name, kind: 'page', page: { ...page, layout } }, [page.layout, listed.map(toListed)])
  }
  for (const { name, value } of read('tips', locale)) {
    const tip = ofTip.parse(value)
    add(`${pathOf('private/financial-tips')}/${tip.slug}`, { name, kind: 'tip', tip }, tip.body)
  }
  for (const { name, value: person } of people) {
    if (!person.groups.includes('directors') || !person.slug) continue
    add(
      `${pathOf('who-we-are/governance/directive-body')}/${person.slug}`,
      { name, kind: 'person', person },
      person['body'],
    )
  }
  for (const { name, value } of read('branches', locale)) {
    const branch = ofBranch.parse(value)
    add(
      `${pathOf('who-we-are/the-bank/where-we-are')}/${branch.slug}`,
      { name, kind: 'branch', branch },
      branch['note'],
    )
  }
  return found
}

/** Groups of synonyms as staff write them. */
export function readContentSynonyms(locale: Locale): string {
  const file = readFileSync(`${folder}/globals/search-synonyms.yaml`, 'utf8')
  return ofSynonyms.parse(inLanguage(parse(file), locale)).groups
}

/** The index of the site in a language, with the words that its staff taught it. */
export function openContentSearch(locale: Locale): SearchIndex {
  const index = createSearchIndex(locale)
  index.setSynonyms(parseSynonyms(readContentSynonyms(locale)))
  for (const [href, entries] of readContentEntries(locale)) index.put(href, entries)
  return index
}
