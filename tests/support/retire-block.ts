import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DocumentByPathDocument } from '@/graphql/generated/operations'
import { findBlockUses } from '@/src/cms/block-life/find-block-uses'
import { offerBlocks } from '@/src/cms/block-life/offer-blocks'
import { openCms } from '@/src/cms/open/open-cms'
import { dialect } from '@/src/database/own-dialect'
import { runAsOne } from '@/src/database/statements'
import { type Locale, locales } from '@/src/i18n/locales'
import { writeInBulk } from '@/src/payload-fixes/write-in-bulk'
import { openContent } from '@/src/site/content-source'

/**
 * Retires the block type `figures` while fifty published pages hold it, and writes what visitors and editors have then as one line
 * of JSON. The first argument says how far it is: `live` makes the pages, then come `legacy`, `deprecated`, and `gone` from the code.
 */

const [, , state = 'live'] = process.argv
const count = 50

/** Says in the README of the block what a developer would write there, in a copy that this process reads instead. */
function writeStatus(status: string): () => void {
  const copy = mkdtempSync(join(tmpdir(), 'sona-blocks-'))
  cpSync('blocks', join(copy, 'blocks'), { recursive: true, filter: (path) => !/\.(?:tsx?|css)$/.test(path) })
  const file = join(copy, 'blocks', 'figures', 'README.md')
  writeFileSync(file, readFileSync(file, 'utf8').replace('status: live', `status: ${status}`))
  process.chdir(copy)
  return () => rmSync(copy, { recursive: true })
}

const payload = await openCms()
const trusted = { collection: 'pages', depth: 0, overrideAccess: true } as const // Trusted code in a database of its own.

function dataIn(locale: Locale, number: number) {
  const title = `${locale} ${number}`
  return {
    title,
    slug: `${locale}-${number}`,
    section: 'general' as const,
    pageType: 'page' as const,
    layout: [
      { id: 'hero', blockType: 'pageHero' as const, title },
      { id: 'figures', blockType: 'figures' as const, figures: [{ id: 'figure', value: '15 %', label: title }] },
      { id: 'call', blockType: 'callToAction' as const, title },
    ],
    _status: 'published' as const,
  }
}

/** One page more than those that hold the block: it had it once. */
async function addPages(): Promise<void> {
  for (let number = 0; number <= count; number++) {
    const { id } = await payload.create({ ...trusted, locale: 'pt', data: dataIn('pt', number) })
    await payload.update({ ...trusted, id, locale: 'en', data: dataIn('en', number) })
    if (number > 0) continue
    const { layout, ...data } = dataIn('pt', number)
    await payload.update({ ...trusted, id, locale: 'pt', data: { ...data, layout: [layout[0], layout[2]] } })
  }
}

/** Takes the type out of the code, as far as the database can tell: what is stored has a name that the code does not know. */
async function forgetType(): Promise<void> {
  const [text, json, gap] = dialect.name === 'postgres' ? ['::text', '::jsonb', ' '] : ['', '', '']
  const replaced = (column: string) =>
    `${column} = replace(${column}${text}, '"blockType":${gap}"figures"', '"blockType":${gap}"oldFigures"')${json}`
  await runAsOne(payload, [
    { sql: `UPDATE pages SET ${replaced('layout')}`, args: [] },
    { sql: `UPDATE _pages_v SET ${replaced('version_layout')}`, args: [] },
  ])
}

/** The blocks of a page as the site reads them; null for a page that has none to draw. */
async function read(locale: Locale, number: number): Promise<string | null> {
  const { Pages } = await openContent(locale).query(DocumentByPathDocument, { path: `/${locale}-${number}`, locale })
  return Pages?.docs[0]?.layout?.map(({ __typename }) => __typename.replace('Block', '')).join(' ') ?? null
}

/** What the pages that hold the block show in both languages, each different answer once. */
async function readAll(): Promise<(string | null)[]> {
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  const answers = await Promise.all(locales.flatMap((locale) => numbers.map((number) => read(locale, number))))
  return [...new Set(answers)]
}

/** Brings back the version of the page that had the block once, and shows what it is then. */
async function restore(): Promise<string | null> {
  const page = await payload.find({ ...trusted, where: { path: { equals: '/pt-0' } }, locale: 'pt' })
  const parent = page.docs[0]?.id ?? 0
  const versions = await payload.findVersions({
    ...trusted,
    where: { parent: { equals: parent } },
    sort: 'id',
    limit: 2,
  })
  await payload.restoreVersion({ ...trusted, id: String(versions.docs[1]?.id) })
  return read('pt', 0)
}

/** The types that a new page and one that holds the block may have. */
async function offered() {
  const ask = async (data: object) => (await offerBlocks({ data })).includes('figures')
  return { newPage: await ask({}), ownPage: await ask(dataIn('pt', 1)) }
}

const undo = state === 'live' || state === 'gone' ? () => undefined : writeStatus(state)
if (state === 'live') await writeInBulk(payload, addPages)
if (state === 'gone') await forgetType()
const uses = await findBlockUses(payload)
const held = uses
  .filter(({ type }) => type.toLowerCase().endsWith('figures'))
  .map(({ pages, ...use }) => ({ ...use, pages: pages.length }))
const found = {
  held,
  shown: await readAll(),
  offered: await offered(),
  restored: state === 'live' ? null : await restore(),
}
process.stdout.write(`${JSON.stringify(found)}\n`)
undo()
await payload.destroy()
process.exit(0)
