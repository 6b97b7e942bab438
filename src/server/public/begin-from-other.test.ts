import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ask, startLocalServer } from '@/tests/support/local-server'

/** Two sites of one bank with a directory each, of which one shows pages, and no CMS. */
const secret = 'what all sites of this test know of each other'
vi.stubEnv('SUBMISSIONS_SECRET', secret)
const { finishPage } = await import('@/src/publishing/finished-page')
const { openPageStore } = await import('@/src/publishing/page-store')
const { readEngineState, writeEngineState } = await import('@/src/publishing/engine-state')
const { openOtherSite } = await import('@/src/publishing/archive/other-site')
const { openSiteArchive } = await import('@/src/publishing/archive/site-archive')
const { log } = await import('@/src/platform/log')
const { answerOtherSites } = await import('./answer-other-sites')
const { beginFromOther } = await import('./begin-from-other')
const { fillNewMachine } = await import('./join-archive')

const directories: string[] = []
const newDirectory = () => {
  const directory = mkdtempSync(join(tmpdir(), 'sona-site-'))
  directories.push(directory)
  return directory
}
beforeEach(() => {
  vi.spyOn(log, 'info').mockReturnValue()
})
afterEach(() => {
  vi.restoreAllMocks()
  for (const directory of directories.splice(0)) rmSync(directory, { recursive: true, force: true })
})

const edition = { build: 'two', settings: 'https://www.bank.example' }
const facts = {
  ...{ redirects: [], internetBankingUrls: { private: '', corporate: '' }, exchangeRates: null, tags: [] },
  ...{ synonyms: { pt: [], en: [] }, documentHrefs: ['/documents/pre%C3%A7os.pdf'] },
}
const openStore = (directory: string) => openPageStore({ directory: join(directory, 'pages'), mostBytes: 1e6 })
const hrefsIn = async (directory: string) => {
  const store = openStore(directory)
  await store.load()
  return store.hrefs().toSorted()
}

/** A site that shows two pages, a picture and a document. @param named what it says of its edition. */
async function makeSite(named: string | null = `two ${edition.settings}`) {
  const [directory, uploads] = [newDirectory(), newDirectory()]
  const store = openStore(directory)
  const common = { status: 200, headers: {}, tags: [], seq: 7, shownPictures: ['/media/a b.webp'] }
  for (const href of ['/', '/cards']) await store.put(await finishPage({ ...common, href, body: Buffer.from(href) }))
  const state = { edition: named, settings: edition.settings, builds: ['two'], seq: 7, unfinished: [], facts }
  writeEngineState(join(directory, 'published.json'), state)
  writeFileSync(join(directory, 'form-versions.json'), '[]')
  for (const [build, file] of [
    ['one', 'old.js'],
    ['two', 'new.js'],
  ] as const) {
    mkdirSync(join(directory, 'builds', build, '_next/static'), { recursive: true })
    writeFileSync(join(directory, 'builds', build, '_next/static', file), build)
  }
  for (const [name, text] of [
    ['a b.webp', 'a picture'],
    ['preços.pdf', 'prices'],
    ['draft.webp', 'nobody sees it'],
  ] as const)
    writeFileSync(join(uploads, name), text)
  const isPublic = (path: string) => !path.includes('draft')
  const files = ['/media/', '/documents/'].map((prefix) => ({
    prefix,
    directory: uploads,
    isImmutable: false,
    isPublic,
  }))
  const listener = answerOtherSites(nothing, { directory, buildsDirectory: join(directory, 'builds'), files })
  return { directory, listener }
}

/** What visitors are told of addresses that are none. */
const nothing: RequestListener = (_request, response) => response.writeHead(404).end('nothing here')

async function newMachine(address: string, own = edition) {
  const directory = newDirectory()
  const uploadDirectories = { media: join(directory, 'media'), documents: join(directory, 'documents') }
  const buildsDirectory = join(directory, 'builds')
  const begin = beginFromOther({ address, directory, buildsDirectory, uploadDirectories, edition: own, retryMs: 0 })
  return { directory, begin, hasBegun: () => existsSync(join(directory, 'published.json')) }
}
const serve = async (listener: RequestListener) => `http://127.0.0.1:${await startLocalServer(listener)}`

it('a new machine begins while the CMS is away with what another site shows, its uploads, and the builds before', async () => {
  const { directory, begin } = await newMachine(await serve((await makeSite()).listener))
  let asked = 0
  const archive = openSiteArchive(async () => {
    asked += 1
    return { status: 502, body: Buffer.alloc(0) }
  })
  const whenThere = {
    bringBuilds: async () => void (await archive.findSets('builds')),
    whenCmsIsThere: async () => undefined,
  }
  const filled = await fillNewMachine({ ...whenThere, directory, archive, edition, beginFromOther: begin })
  expect([filled, asked]).toEqual(['other site', 1])
  expect(await hrefsIn(directory)).toEqual(['/', '/cards'])
  expect(readEngineState(join(directory, 'published.json'))?.seq).toBe(7)
  expect(readFileSync(join(directory, 'media/a b.webp'), 'utf8')).toBe('a picture')
  expect(readFileSync(join(directory, 'documents/preços.pdf'), 'utf8')).toBe('prices')
  expect(readFileSync(join(directory, 'builds/one/_next/static/old.js'), 'utf8')).toBe('one')
  expect(existsSync(join(directory, 'builds/two'))).toBe(false)
})

it('for everybody without the secret, and for anything else that is asked with it, nothing is there', async () => {
  const site = await makeSite()
  const port = await startLocalServer(site.listener)
  const snapshot = `name=${encodeURIComponent(`two ${edition.settings}`)}`
  const paths = [
    ...['/api/archive/sets?kind=snapshots', `/api/archive/set?kind=snapshots&${snapshot}`],
    ...[`/api/archive/content?sha256=${'a'.repeat(64)}`, '/api/media/file/a%20b.webp'],
  ]
  const statuses = [200, 200, 410, 200]
  for (const [at, path] of paths.entries()) {
    for (const authorization of ['', 'Bearer guessed', `JWT ${secret}`])
      expect(await ask(port, { path, headers: { authorization } })).toMatchObject({ status: 404, body: 'nothing here' })
    const headers = { authorization: `Bearer ${secret}` }
    expect((await ask(port, { path, headers })).status, path).toBe(statuses[at])
    expect((await ask(port, { path, headers, method: 'POST' })).status).toBe(404)
  }
  const others = [
    ...['/api/archive/sets?kind=keys', '/api/archive/history', '/api/users', '/api/media/file/draft.webp', '/cards'],
    ...['/api/media/file/..%2Fpublished.json', '/api/documents/file/a/b', '/api/keys/file/a'],
  ]
  for (const path of others)
    expect((await ask(port, { path, headers: { authorization: `Bearer ${secret}` } })).status, path).toBe(404)
  const gone = '/api/archive/set?kind=builds&name=..'
  expect((await ask(port, { path: gone, headers: { authorization: `Bearer ${secret}` } })).status).toBe(410)
})

it('takes nothing where the secret is another one, and goes on asking', async () => {
  const complained = vi.spyOn(log, 'error').mockReturnValue()
  const { listener } = await makeSite()
  let isKnown = false
  const site = await newMachine(
    await serve((request, response) => {
      if (!isKnown) request.headers.authorization = 'Bearer another'
      listener(request, response)
    }),
  )
  expect([await site.begin(), await site.begin(), site.hasBegun()]).toEqual([false, false, false])
  expect(complained).toHaveBeenCalledOnce()
  isKnown = true
  expect([await site.begin(), site.hasBegun()]).toEqual([true, true])
})

it('takes nothing of another build, of another address, or of a site that is drawn anew', async () => {
  vi.spyOn(log, 'error').mockReturnValue()
  const address = await serve((await makeSite()).listener)
  for (const other of [
    { ...edition, build: 'three' },
    { ...edition, settings: 'https://staging.bank.example' },
  ]) {
    const site = await newMachine(address, other)
    expect([await site.begin(), site.hasBegun(), existsSync(join(site.directory, 'pages'))]).toEqual([
      false,
      false,
      false,
    ])
  }
  const drawing = await newMachine(await serve((await makeSite(null)).listener))
  expect([await drawing.begin(), drawing.hasBegun()]).toEqual([false, false])
})

it('takes nothing that is not what its name says, that never ends, or that is not there', async () => {
  const complained = vi.spyOn(log, 'error').mockReturnValue()
  const { listener } = await makeSite()
  let damage: Buffer | null = brotliCompressSync('something else')
  const site = await newMachine(
    await serve((request, response) => {
      if (damage && request.url?.startsWith('/api/archive/content')) response.end(damage)
      else listener(request, response)
    }),
  )
  expect([await site.begin(), site.hasBegun()]).toEqual([false, false])
  expect(String(complained.mock.calls[0]?.[1]?.['error'])).toContain('another content under this name')
  damage = null
  expect([await site.begin(), site.hasBegun()]).toEqual([true, true])

  const limits = { oneBytes: 1_000, allBytes: 1_500, oneMs: 2_000, allMs: 200 }
  const endless = await serve((_request, response) => {
    response.write('x'.repeat(999))
    if (isLong) response.write('xx')
  })
  let isLong = true
  await expect(openOtherSite({ address: endless, edition, limits }).findSets('builds')).rejects.toMatchObject({
    cause: { message: expect.stringContaining('more than is taken') },
  })
  isLong = false
  await expect(openOtherSite({ address: endless, edition, limits }).findSets('builds')).rejects.toMatchObject({
    cause: { name: 'TimeoutError' },
  })
  expect(await (await newMachine('http://127.0.0.1:9')).begin()).toBe(false)
})
