import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { canonicalJson } from '@/src/forms/definition/canonical-json'
import { approveSeen } from '@/tests/support/approve-seen'
import { examplePage } from '@/tests/support/example-page'
import { type CmsPerson, openWorkingCms, type WorkingCms } from '@/tests/support/working-cms'
import { makePromotionKeys, signManifest } from './promotion-keys'

type Staffed = WorkingCms & { editor: CmsPerson; approver: CmsPerson; other: CmsPerson }

const keys = makePromotionKeys()
const directory = mkdtempSync(join(tmpdir(), 'sona-promotion-'))
let staging: Staffed
let production: Staffed

async function openStaffed(): Promise<Staffed> {
  const cms = await openWorkingCms()
  const [editor, approver, other] = [
    await cms.logIn('editor'),
    await cms.logIn('approver'),
    await cms.logIn('other-approver'),
  ]
  return { ...cms, editor, approver, other }
}
beforeAll(async () => {
  writeFileSync(join(directory, 'key'), keys.secret)
  vi.stubEnv('PROMOTION_KEY_FILE', join(directory, 'key'))
  vi.stubEnv('PROMOTION_SENDERS', '')
  staging = await openStaffed()
  vi.stubEnv('PROMOTION_SENDERS', `Ensaio=${keys.key}`)
  production = await openStaffed()
}, 240_000)
afterAll(async () => {
  vi.unstubAllEnvs()
  await staging.close()
  await production.close()
  rmSync(directory, { recursive: true, force: true })
})

const numbered = z.looseObject({ id: z.number() })
const created = z.object({ doc: z.looseObject({ id: z.number(), key: z.string() }) })
const listed = z.looseObject({ docs: z.array(z.looseObject({ id: z.number() })) })
const warningReasons = { all: 'Nada desenha páginas neste teste' }

/** A picture of one grey, so that each has bytes of its own. */
const png = (grey: number) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: { r: grey, g: grey, b: grey } } })
    .png()
    .toBuffer()

async function upload(cms: WorkingCms, name: string, bytes: Buffer): Promise<number> {
  const filePath = join(directory, `${name}.png`)
  writeFileSync(filePath, bytes)
  const data = { alt: `Imagem ${name}`, key: name }
  const made = numbered.parse((await cms.trusted('create', { collection: 'media', data, filePath, locale: 'pt' })).body)
  await cms.trusted('update', { collection: 'media', id: made.id, data: { alt: `Picture ${name}` }, locale: 'en' })
  return made.id
}

type Made = { id: number; key: string }

/** A page of staging in both languages. @param name also its address. */
async function draft(cms: Staffed, name: string, more: object = {}): Promise<Made> {
  const page = (title: string) => ({ ...examplePage({ title, slug: name }), key: name, ...more })
  const { doc } = created.parse(
    (await cms.editor.rest('POST', '/pages?draft=true&locale=pt', page(`Pág ${name}`))).body,
  )
  expect(await cms.editor.rest('PATCH', `/pages/${doc.id}?draft=true&locale=en`, page(`Page ${name}`))).toMatchObject({
    status: 200,
  })
  return { id: doc.id, key: doc.key }
}

/** Puts a picture below what a page of staging shows, in both languages. */
async function showPicture({ id, key }: Made, media: number): Promise<void> {
  const layout = [...examplePage({ title: key, slug: key }).layout, { blockType: 'image', id: 'image', media }]
  for (const locale of ['pt', 'en'])
    await staging.editor.rest('PATCH', `/pages/${id}?draft=true&locale=${locale}`, { layout })
}

async function approvedAt(cms: Staffed, { id }: Made, languages = ['pt', 'en']): Promise<number> {
  const ask = { subject: `pages/${id}`, languages, reason: 'Campanha', warningReasons }
  const answer = await cms.editor.rest('POST', '/workflow/submit', ask)
  const review = z.object({ id: z.number() }, JSON.stringify(answer)).parse(answer.body).id
  expect(await approveSeen(cms.other, { id: review })).toMatchObject({ status: 200 })
  return review
}

async function packed(...items: number[]): Promise<object> {
  const plan = await staging.approver.rest('POST', '/workflow/release', { name: 'Natal', items })
  const answer = await staging.approver.rest('GET', `/promotion/pack/${numbered.parse(plan.body).id}`)
  expect(answer).toMatchObject({ status: 200 })
  return answer.body
}

const take = (bundle: object, { by = production.approver, replaces = 'no', reason = 'Como combinado' } = {}) =>
  by.rest('POST', `/promotion/take?replaces=${replaces}&reason=${encodeURIComponent(reason)}`, bundle)

const read = async (cms: Staffed, key: string, isDraft = true) => {
  const asked = { collection: 'pages', where: { key: { equals: key } }, locale: 'all', depth: 0, draft: isDraft }
  return listed.parse((await cms.trusted('find', asked)).body).docs[0]
}
const publicSlugs = async () =>
  JSON.stringify((await production.anonymous.rest('GET', '/pages?locale=pt&limit=100&depth=0')).body)
const statusOf = (document: unknown) => z.looseObject({ _status: z.unknown() }).parse(document)._status

/** The blocks of a page, without the numbers that documents have in one database only. */
function writtenIn(page: unknown): string {
  return canonicalJson(withoutNothing(z.looseObject({ layout: z.unknown() }).parse(page).layout))
    .replaceAll(/"media":\d+/g, '"media":0')
    .replaceAll(/"pages":\[\d+\]/g, '"pages":[0]')
}

function withoutNothing(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNothing)
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value).map(([name, part]) => [name, withoutNothing(part)] as const)
  return Object.fromEntries(parts.filter(([, part]) => part !== null && JSON.stringify(part) !== '{}'))
}

async function counts(): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {}
  for (const collection of ['pages', 'media', 'releases', 'redirects'])
    found[collection] = (await production.trusted('count', { collection })).body['totalDocs']
  const open = { state: { in: ['inReview', 'approved'] } }
  found['open'] = (await production.trusted('count', { collection: 'reviews', where: open })).body['totalDocs']
  return found
}

async function releaseItems(id: number): Promise<number[]> {
  const { body } = await production.approver.rest('GET', `/releases/${id}?depth=0`)
  return z.looseObject({ items: z.array(z.number()) }).parse(body).items
}

it('arrives in both languages, with its picture and what it leads to, and is approved there by somebody else', async () => {
  const picture = await upload(staging, 'arvore', await png(40))
  const child = await draft(staging, 'presentes')
  const fair = await draft(staging, 'feira')
  const parent = await draft(staging, 'natal')
  const layout = examplePage({ title: 'Natal', slug: 'natal' }).layout
  const rich = [
    ...layout.slice(0, -1),
    { blockType: 'image', id: 'image', media: picture },
    { blockType: 'relatedPages', id: 'related', title: 'Natal 8', related: 'chosen', pages: [fair.id] },
  ]
  for (const locale of ['pt', 'en'])
    await staging.editor.rest('PATCH', `/pages/${parent.id}?draft=true&locale=${locale}`, { layout: rich })
  await staging.editor.rest('PATCH', `/pages/${child.id}?draft=true&locale=pt`, { parent: parent.id })
  const ofFair = await approvedAt(staging, fair)
  const [ofParent, ofChild] = [await approvedAt(staging, parent), await approvedAt(staging, child)]
  // What leads to another part comes before it.
  const bundle = await packed(ofParent, ofFair, ofChild)

  const before = await counts()
  const answer = await take(bundle)
  expect(answer).toMatchObject({ status: 200 })
  const release = z.object({ release: z.number() }).parse(answer.body).release
  const items = await releaseItems(release)
  expect(items).toHaveLength(3)
  expect(await counts()).toEqual({
    ...before,
    pages: Number(before['pages']) + 3,
    media: Number(before['media']) + 1,
    releases: Number(before['releases']) + 1,
    open: Number(before['open']) + 3,
  })

  const arrived = await read(production, 'natal')
  const sent = await read(staging, 'natal')
  const { id } = numbered.parse(arrived)
  expect(writtenIn(arrived)).toBe(writtenIn(sent))
  expect(arrived).toMatchObject({ title: { pt: 'Pág natal', en: 'Page natal' }, slug: { pt: 'natal', en: 'natal' } })
  expect(await read(production, 'presentes')).toMatchObject({ parent: id, path: { pt: '/natal/presentes' } })
  expect(JSON.stringify(statusOf(await read(production, 'natal', false)))).not.toContain('published')
  expect(await publicSlugs()).not.toContain('natal')

  // Nobody acts alone: neither whoever took it in, nor anybody before it is approved.
  expect(await approveSeen(production.approver, { id: items[0] ?? 0 })).toMatchObject({ status: 403 })
  expect(await production.approver.rest('POST', '/workflow/release-now', { id: release })).toMatchObject({
    status: 409,
  })
  expect(await publicSlugs()).not.toContain('natal')
  for (const item of items) expect(await approveSeen(production.other, { id: item })).toMatchObject({ status: 200 })
  expect(await publicSlugs()).not.toContain('natal')
  expect(await production.other.rest('POST', '/workflow/release-now', { id: release })).toMatchObject({
    status: 200,
    body: { state: 'done' },
  })
  expect(await publicSlugs()).toContain('natal')
  expect(statusOf(await read(production, 'natal', false))).toEqual({ pt: 'published', en: 'published' })

  const log = (
    await production.trusted('find', { collection: 'audit-log', where: { action: { equals: 'takeBundle' } } })
  ).body
  expect(JSON.stringify(log)).toContain('Ensaio')
  expect(JSON.stringify(log)).toContain(keys.key)
}, 180_000)

it('replaces nobody’s work without being told to, and puts a picture in only once', async () => {
  const picture = await upload(staging, 'estrela', await png(90))
  const page = await draft(staging, 'estrela')
  await showPicture(page, picture)
  const bundle = await packed(await approvedAt(staging, page))
  await upload(production, 'outro-nome', await png(90))
  const own = await draft(production, 'estrela')
  const before = [await counts(), await read(production, 'estrela')]
  const refused = await take(bundle)
  expect(refused).toMatchObject({ status: 409 })
  expect(JSON.stringify(refused.body)).toMatch(/has a draft here that is not public yet/)
  expect([await counts(), await read(production, 'estrela')]).toEqual(before)

  expect(await take(bundle, { replaces: 'yes' })).toMatchObject({ status: 200 })
  expect(await read(production, 'estrela')).toMatchObject({ id: own.id, title: { pt: 'Pág estrela' } })
  expect((await counts())['media']).toBe(before[0]?.['media'])
  const again = await take(bundle)
  expect(JSON.stringify(again.body)).toMatch(/has an open request here/)
}, 120_000)

it('brings one language and leaves the other one alone', async () => {
  const here = await draft(production, 'bilingue')
  const both = await approvedAt(production, here)
  expect(await production.other.rest('POST', '/workflow/publish', { id: both })).toMatchObject({ status: 200 })
  const there = await draft(staging, 'bilingue')
  await staging.editor.rest('PATCH', `/pages/${there.id}?draft=true&locale=pt`, { title: 'Outro título' })
  await staging.editor.rest('PATCH', `/pages/${there.id}?draft=true&locale=en`, { title: 'Unfinished' })
  const bundle = await packed(await approvedAt(staging, there, ['pt']))
  const english = (document: unknown) => JSON.stringify(document).match(/Page bilingue \d/g)
  const before = await read(production, 'bilingue')
  expect(english(before)).not.toBeNull()
  expect(await take(bundle)).toMatchObject({ status: 200 })
  const after = await read(production, 'bilingue')
  expect(after).toMatchObject({ title: { pt: 'Outro título', en: 'Page bilingue' } })
  expect(english(after)).toEqual(english(before))
}, 120_000)

it('puts everything back when the CMS refuses the last part', async () => {
  const picture = await upload(staging, 'sino', await png(120))
  const first = await draft(staging, 'sinos')
  await showPicture(first, picture)
  const second = await draft(staging, 'coro')
  const bundle = await packed(await approvedAt(staging, first), await approvedAt(staging, second))
  // Somebody else’s draft, which the bundle replaces, and an address that is taken, which the gate refuses at the end.
  const own = await draft(production, 'sinos', { title: 'Só daqui' })
  const taken = { ...examplePage({ title: 'Coro', slug: 'coro' }), _status: 'published' }
  for (const locale of ['pt', 'en']) await production.trusted('create', { collection: 'pages', locale, data: taken })
  await production.editor.rest('POST', '/workflow/submit', {
    ...{ subject: `pages/${own.id}`, languages: ['pt', 'en'], reason: 'Campanha', warningReasons },
  })
  const stateOf = async () =>
    (await production.editor.rest('POST', '/workflow/state', { subject: `pages/${own.id}` })).body
  const { hash } = await stateOf()
  const before = await counts()
  const answer = await take(bundle, { replaces: 'yes' })
  expect(answer).toMatchObject({ status: 409 })
  expect(JSON.stringify(answer.body)).toMatch(/nothing was changed/)
  expect(await counts()).toEqual(before)
  expect(await read(production, 'sinos')).toMatchObject({ id: own.id, title: { pt: 'Só daqui', en: 'Só daqui' } })
  // The request that was open is about exactly what stands there again.
  expect(await stateOf()).toMatchObject({ hash, reviews: [{ state: 'inReview' }] })
}, 120_000)

it('refuses what leads to nothing here, other senders, other people, and an installation that takes none', async () => {
  const missing = await draft(staging, 'so-no-ensaio')
  const missed = await approvedAt(staging, missing)
  const page = await draft(staging, 'leva-a-nada')
  const layout = [{ blockType: 'relatedPages', id: 'related', title: 'x', related: 'chosen', pages: [missing.id] }]
  for (const locale of ['pt', 'en'])
    await staging.editor.rest('PATCH', `/pages/${page.id}?draft=true&locale=${locale}`, { layout })
  const bundle = await packed(await approvedAt(staging, page))
  const before = await counts()
  const refused = await take(bundle)
  expect(refused).toMatchObject({ status: 409 })
  expect(JSON.stringify(refused.body)).toContain('so-no-ensaio')

  const { manifest } = z.looseObject({ manifest: z.string() }).parse(bundle)
  const stranger = makePromotionKeys()
  const foreign = await take({ ...bundle, ...signManifest(manifest, stranger.secret) })
  expect(foreign).toMatchObject({ status: 409 })
  expect(JSON.stringify(foreign.body)).toMatch(/does not accept/)
  const changed = await take({ ...bundle, manifest: manifest.replace('Natal', 'Fatal') })
  expect(JSON.stringify(changed.body)).toMatch(/changed after it was signed/)

  expect(await take(bundle, { by: production.editor })).toMatchObject({ status: 403 })
  expect(await take(bundle, { by: production.anonymous })).toMatchObject({ status: 403 })
  expect(await take(bundle, { reason: 'x' })).toMatchObject({ status: 400 })
  const none = await take(bundle, { by: staging.approver })
  expect(JSON.stringify(none.body)).toMatch(/PROMOTION_SENDERS is not set/)
  expect(await counts()).toEqual(before)

  const release = await staging.approver.rest('POST', '/workflow/release', { name: 'Velho', items: [missed] })
  await staging.editor.rest('PATCH', `/pages/${missing.id}?draft=true&locale=pt`, { title: 'Mudado depois' })
  const old = await staging.approver.rest('GET', `/promotion/pack/${numbered.parse(release.body).id}`)
  expect(old).toMatchObject({ status: 409 })
  expect(JSON.stringify(old.body)).toMatch(/was changed after it was approved/)
}, 120_000)
