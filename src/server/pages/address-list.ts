import { createHash } from 'node:crypto'
import type { Answer } from '@/src/http/send'
import { speculationRulesPath } from '@/src/http/speculation-rules'
import { nameOfPicture, picturePrefix } from '@/src/link-pictures/link-picture'
import { latestRatesPath } from '@/src/links/latest-rates'
import { localeOf, toHref, toPathWithin } from '@/src/links/to-href'
import { type AddressList, addressListPath, type ListedAddress } from '@/src/mirror/address-list'
import type { KnownPage } from '@/src/publishing/known-pages'
import type { PublishingEngine } from '@/src/publishing/publishing-engine'
import { readMany } from '@/src/publishing/read-many'
import { listSitemap } from '@/src/site/sitemap'
import { listPublicFiles } from '../files/list-public-files'
import type { FileRoot } from '../files/public-files'
import { toContentPath } from './content-answer'
import { toJsonAnswer } from './json-answer'
import { platformPage } from './page-answers'
import type { PageSource } from './page-source'

type ListOptions = Pick<PublishingEngine, 'facts' | 'readContent' | 'store'> & {
  /** The build of the site that is running. */
  build: string
  /** Where files are that visitors can get. */
  files: readonly FileRoot[]
}

/** The list is made at most this often, however many ask. */
const freshForMs = 500

/**
 * Answers `/_build/addresses.json` with every address that is answered alike for everybody, and with what changes when its answer does.
 * Every other address is the pages' own matter.
 */
export function withAddressList(pages: PageSource, options: ListOptions): PageSource {
  let kept: { answer: Promise<Answer>; until: number } | undefined
  const list = (): Promise<Answer> => {
    if (!kept || kept.until < performance.now())
      kept = { answer: listAddresses(options).then(toAnswer), until: performance.now() + freshForMs }
    return kept.answer
  }
  return {
    ...pages,
    answer: (path, ...rest) => (path === addressListPath ? list() : pages.answer(path, ...rest)),
  }
}

/** By what is known of a page, which is something else whenever the page is: whoever asks all the time costs no hashes. */
const marks = new WeakMap<KnownPage, string>()

function markOf(page: KnownPage): string {
  const { status, headers, parameters = [] } = page
  const mark = marks.get(page) ?? toMark([status, headers, parameters])
  marks.set(page, mark)
  return mark
}

/** By what is known of a page: its content is written before the page is, and is the same until that is another. */
const contentMarks = new WeakMap<KnownPage, string | null>()

/** The content of each page as data, for other channels. */
async function listContents(
  pages: readonly KnownPage[],
  readContent: ListOptions['readContent'],
): Promise<ListedAddress[]> {
  const unread = pages.filter((page) => !contentMarks.has(page))
  const read = async (page: KnownPage) => ({ page, content: await readContent(page.href) })
  for await (const { page, content } of readMany(unread, read))
    contentMarks.set(page, content && toMark(content.toString('utf8')))
  return pages.flatMap((page) => {
    const mark = contentMarks.get(page)
    return mark ? [{ path: toContentPath(page.href), mark }] : []
  })
}

async function listAddresses({ build, files, facts, store, readContent }: ListOptions): Promise<AddressList> {
  // In one order wherever they were drawn: the list of each of several sites is the same, to the byte.
  const pages = Array.from(store.known.all())
    .filter(({ href }) => !platformPage.test(toPathWithin(href)))
    .toSorted((one, other) => (one.href < other.href ? -1 : 1))
  const notFoundTag = (href: string) => store.known.get(toHref(localeOf(href), '/page-not-found'))?.headers['ETag']
  const toListed = (page: KnownPage): ListedAddress => {
    const { href, status, parameters = [] } = page
    return {
      path: href,
      mark: status === 410 ? toMark([markOf(page), notFoundTag(href)]) : markOf(page),
      ...(parameters.length > 0 ? { asks: [...parameters] } : {}),
    }
  }
  const pictures = pages.flatMap(({ picture }) => (picture ? `${picturePrefix}${nameOfPicture(picture)}` : []))
  const made = [...listSitemap(pages), speculationRulesPath, '/_build/latest.json', `/_build/${build}.json`]
  const rates = facts().exchangeRates ? [latestRatesPath] : []
  const shown = pages.filter(({ status }) => status === 200)
  const contents = await listContents(shown, readContent)
  const uploads = (await listPublicFiles(files)).toSorted((one, other) => (one.path < other.path ? -1 : 1))
  // In the order of what is taken back, leads on and shows something: where several stand at one address, the last is what visitors get.
  const listed: ListedAddress[] = [
    ...pages.filter(({ status }) => status !== 200).map(toListed),
    // The first of several for one address holds.
    ...facts()
      .redirects.toReversed()
      .map(({ from, to }) => ({ path: from, mark: toMark(to) })),
    ...[...rates, ...made, ...pictures].map((path) => ({ path, mark: null })),
    ...contents,
    ...shown.map(toListed),
    ...uploads.map(({ path, stamp }) => ({ path, mark: toMark(stamp) })),
  ]
  return { build, addresses: [...new Map(listed.map((address) => [address.path, address])).values()] }
}

function toMark(said: unknown): string {
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url').slice(0, 22)
}

const toAnswer = (list: AddressList) => toJsonAnswer(Buffer.from(JSON.stringify(list)))
