import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openAskCms } from '@/tests/support/ask-archive'
import { serveObjects } from '@/tests/support/object-store/serve-objects'
import { askDatabase, openTestCms } from '@/tests/support/open-test-cms'

/** Sites with a directory each, and one CMS with a database and an object store. */
const objects = await serveObjects()
const cms = await openTestCms(objects.settings)
const { finishPage } = await import('@/src/publishing/finished-page')
const { openPageStore } = await import('@/src/publishing/page-store')
const { readEngineState, writeEngineState } = await import('@/src/publishing/engine-state')
const { openSiteArchive } = await import('@/src/publishing/archive/site-archive')
const { openSnapshotHandIn } = await import('@/src/publishing/archive/hand-in-snapshot')
const { beginFromSnapshot } = await import('@/src/publishing/archive/begin-from-snapshot')
const { openKeptBuilds } = await import('@/src/server/files/kept-builds')
const { readPublicFile } = await import('@/src/server/files/public-files')
const { bringBuilds, handInBuild } = await import('@/src/server/files/shared-builds')
const { fillNewMachine } = await import('@/src/server/public/join-archive')
const { forgetArchive } = await import('./forget-archive')
const archive = openSiteArchive(await openAskCms())
const directories: string[] = []

beforeEach(async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  for (const table of ['page_history', 'site_sets', 'archive_contents'])
    await askDatabase(cms, `DELETE FROM ${table} RETURNING 1`)
  for (const name of objects.names()) objects.remove(name)
})
afterEach(() => {
  vi.restoreAllMocks()
  objects.setFault('none')
  for (const directory of directories.splice(0)) rmSync(directory, { recursive: true, force: true })
})
afterAll(async () => {
  await cms.close()
  await objects.close()
})

const newDirectory = () => {
  const directory = mkdtempSync(join(tmpdir(), 'sona-site-'))
  directories.push(directory)
  return directory
}
const settings = 'https://www.bank.example'
const edition = { build: 'two', settings }
const facts = {
  redirects: [],
  internetBankingUrls: { private: '', corporate: '' },
  exchangeRates: null,
  synonyms: { pt: [], en: [] },
  documentHrefs: ['/documents/prices.pdf'],
  tags: [],
}
const openStore = (directory: string) => openPageStore({ directory: join(directory, 'pages'), mostBytes: 1e6 })

/** A site that shows pages. */
async function siteWith(texts: Record<string, string>, { seq = 1, build = 'two', directory = newDirectory() } = {}) {
  const store = openStore(directory)
  for (const [href, text] of Object.entries(texts))
    await store.put(
      await finishPage({
        ...{ href, status: 200, headers: {}, tags: [], seq, body: Buffer.from(text) },
        shownPictures: ['/media/a b.webp'],
      }),
    )
  const state = { edition: `${build} ${settings}`, settings, builds: [build], seq, unfinished: [], facts }
  writeEngineState(join(directory, 'published.json'), state)
  writeFileSync(join(directory, 'form-versions.json'), '[]')
  mkdirSync(join(directory, 'builds/two'), { recursive: true })
  mkdirSync(join(directory, 'history'), { recursive: true })
  writeFileSync(join(directory, 'history/log.jsonl'), '{}\n')
  return directory
}
const shownAt = async (directory: string) => {
  const store = openStore(directory)
  await store.load()
  return store.hrefs().toSorted()
}

it('a new machine begins with what another one showed, and with its pictures', async () => {
  const site = await siteWith({ '/': 'home', '/cards': 'cards' }, { seq: 7 })
  const handIn = openSnapshotHandIn(site, archive)
  expect(await handIn.handIn()).toBe(true)
  objects.asked.length = 0
  expect(await handIn.handIn()).toBe(false)
  expect(objects.asked).toEqual([])
  rmSync(site, { recursive: true })
  const brought: string[] = []
  const uploads = { bring: async (paths: readonly string[]) => void brought.push(...paths), noteRow: () => undefined }
  const fresh = newDirectory()
  expect(await beginFromSnapshot({ directory: fresh, archive, edition, uploads })).toBe(true)
  expect(await shownAt(fresh)).toEqual(['/', '/cards'])
  expect(readEngineState(join(fresh, 'published.json'))?.seq).toBe(7)
  expect(readdirSync(fresh).toSorted()).toEqual(['form-versions.json', 'pages', 'published.json'])
  expect(brought.toSorted()).toEqual(['/documents/prices.pdf', '/media/a%20b.webp'])
})

it('only what changed is sent again, and what is older replaces nothing', async () => {
  const site = await siteWith({ '/': 'home', '/cards': 'cards' }, { seq: 7 })
  const handIn = openSnapshotHandIn(site, archive)
  await handIn.handIn()
  objects.asked.length = 0
  await siteWith({ '/': 'other home' }, { seq: 9, directory: site })
  expect(await handIn.handIn()).toBe(true)
  expect(objects.asked.filter((asked) => asked.startsWith('PUT'))).toHaveLength(2)
  await openSnapshotHandIn(await siteWith({ '/': 'behind' }, { seq: 8 }), archive).handIn()
  const fresh = newDirectory()
  await beginFromSnapshot({ directory: fresh, archive, edition })
  expect(readEngineState(join(fresh, 'published.json'))?.seq).toBe(9)
  expect(await shownAt(fresh)).toEqual(['/', '/cards'])
})

it('takes what an earlier build showed, and nothing of a site with another address', async () => {
  await openSnapshotHandIn(await siteWith({ '/': 'home' }, { build: 'one' }), archive).handIn()
  const elsewhere = newDirectory()
  const other = { build: 'one', settings: 'https://staging.bank.example' }
  expect(await beginFromSnapshot({ directory: elsewhere, archive, edition: other })).toBe(false)
  expect(readdirSync(elsewhere)).toEqual([])
  expect(await beginFromSnapshot({ directory: elsewhere, archive, edition })).toBe(true)
})

it('a snapshot that does not come whole is none, and neither is one that leads out of the directory', async () => {
  await openSnapshotHandIn(await siteWith({ '/': 'home', '/cards': 'cards' }), archive).handIn()
  const [files] = await askDatabase(cms, 'SELECT files::text AS files FROM site_sets')
  const hashes: Record<string, string> = JSON.parse(Object(files).files)
  const lost = Object.entries(hashes).find(([path]) => path.startsWith('pages/'))?.[1]
  objects.remove(`site/${lost}`)
  const fresh = newDirectory()
  await expect(beginFromSnapshot({ directory: fresh, archive, edition })).rejects.toThrow('answered 410')
  expect(existsSync(join(fresh, 'published.json'))).toBe(false)
  for (const path of ['../../escaped', 'pages/../../escaped', 'history/log.jsonl', '/escaped', 'pages/.hidden']) {
    const evil = { ...hashes, [path]: hashes['published.json'] ?? '' }
    delete evil[Object.keys(hashes).find((name) => hashes[name] === lost) ?? '']
    await archive.record('sets', { kind: 'snapshots', name: `two ${settings}`, seq: 50, files: evil }, async () => null)
    await expect(beginFromSnapshot({ directory: fresh, archive, edition }), path).rejects.toThrow('none of a site')
    expect(existsSync(join(fresh, 'published.json'))).toBe(false)
  }
})

it('a machine with pages of its own asks nobody; one without waits for a CMS that is coming up', async () => {
  const site = await siteWith({ '/': 'home' })
  await openSnapshotHandIn(site, archive).handIn()
  const steps: string[] = []
  const filling = (directory: string, asked = archive) =>
    fillNewMachine({
      ...{ directory, archive: asked, edition },
      bringBuilds: async () => void steps.push('builds'),
      whenCmsIsThere: async () => void steps.push('there'),
    })
  expect(await filling(site)).toBeNull()
  expect(steps).toEqual([])
  // Longer than a store is asked that fails.
  let refusals = 6
  const ask = await openAskCms()
  const comingUp = openSiteArchive(async (path, body) => {
    if (refusals-- > 0) throw new Error('refused')
    return ask(path, body)
  })
  expect(await filling(newDirectory(), comingUp)).toBe('archive')
  expect(steps).toEqual(['there', ...Array(7).fill('builds')])
  const without = openSiteArchive(async () => ({ status: 404, body: Buffer.alloc(0) }))
  expect(await filling(newDirectory(), without)).toBeNull()
  const failing = openSiteArchive(async () => ({ status: 500, body: Buffer.alloc(0) }))
  expect(await filling(newDirectory(), failing)).toBeNull()
})

const root = (directory: string) => ({ prefix: '/_next/static/', directory, isImmutable: true })

/** Runs a build on a machine. @returns what its visitors find. */
async function run(build: string, directory: string) {
  const made = newDirectory()
  mkdirSync(join(made, 'chunks/[root]~of.it'), { recursive: true })
  writeFileSync(join(made, 'chunks/[root]~of.it/._.js'), 'same in all')
  writeFileSync(join(made, 'chunks', `${build}.css`), `.${build}{}`)
  await bringBuilds(directory, build, archive)
  const builds = await openKeptBuilds(directory, build, [root(made)])
  await builds.keep()
  await handInBuild(directory, build, archive)
  return {
    has: builds.has,
    read: async (name: string) =>
      (await readPublicFile(`/_next/static/chunks/${name}.css`, [root(made), ...builds.roots]))?.body?.toString(),
  }
}

it('a new machine of a new build has the files of the builds before, also once what ran them is gone', async () => {
  for (const build of ['one', 'two', 'three', 'four']) await run(build, newDirectory())
  for (const directory of directories.splice(0)) rmSync(directory, { recursive: true })
  const { has, read } = await run('five', newDirectory())
  expect(['one', 'two', 'three', 'four', 'five'].map(has)).toEqual([false, true, true, true, true])
  for (const name of ['two', 'three', 'four', 'five']) expect(await read(name)).toBe(`.${name}{}`)
})

it('a build that does not come whole is none, and is brought by the next start', async () => {
  await run('one', newDirectory())
  const directory = newDirectory()
  objects.setFault('cut')
  await expect(bringBuilds(directory, 'two', archive)).rejects.toThrow('archive of the CMS')
  objects.setFault('none')
  expect((await openKeptBuilds(directory, 'two', [])).has('one')).toBe(false)
  await bringBuilds(directory, 'two', archive)
  expect((await openKeptBuilds(directory, 'two', [])).has('one')).toBe(true)
  expect(readFileSync(join(directory, 'one/_next/static/chunks/one.css'), 'utf8')).toBe('.one{}')
})

it('of sets only the newest stay, and a month later only their files', async () => {
  for (const build of ['one', 'two', 'three', 'four', 'five']) await run(build, newDirectory())
  expect(objects.names()).toHaveLength(6)
  expect(await forgetArchive(cms.payload, { now: new Date(), historyDays: 30 })).toBe(0)
  expect((await archive.findSets('builds')).map(({ name }) => name)).toEqual(['five', 'four', 'three', 'two'])
  expect(objects.names()).toHaveLength(6)
  const later = new Date(Date.now() + 31 * 86_400_000)
  expect(await forgetArchive(cms.payload, { now: later, historyDays: 30 })).toBe(1)
  expect(objects.names()).toHaveLength(5)
})
