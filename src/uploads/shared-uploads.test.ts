import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { makePdf } from '@/tests/support/make-files'
import { serveObjects } from '@/tests/support/object-store/serve-objects'
import { askDatabase, openTestCms } from '@/tests/support/open-test-cms'
import { noteOwn } from '@/tests/support/postgres/own-database'
import { type CmsPerson, openWorkingCms, type WorkingCms } from '@/tests/support/working-cms'

/** Two processes of one CMS, each with a directory of its own, at one database and one object store: this one, and another. */
const objects = await serveObjects()
const cms = await openTestCms(objects.settings)
const { bringUploads } = await import('./bring-uploads')
const { handInAllUploads } = await import('./hand-in-uploads')
const { forgetObjects } = await import('./forget-objects')
const { hashUpload } = await import('./hash-upload')
const { namesOf, hashOf } = await import('./uploaded-file')
const pictures = mkdtempSync(join(tmpdir(), 'sona-pictures-'))
let other: WorkingCms
let editor: CmsPerson

beforeAll(async () => {
  noteOwn(cms.directory)
  for (const name of ['secret', 'audit-key']) {
    const file = join(cms.directory, name)
    if (!existsSync(file)) writeFileSync(file, 'k'.repeat(64))
  }
  other = await openWorkingCms({ beside: cms.directory })
  editor = await other.logIn('editor')
}, 120_000)
beforeEach(() => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  vi.spyOn(cms.payload.logger, 'error').mockImplementation(() => undefined)
})
afterEach(() => objects.setFault('none'))
afterAll(async () => {
  await other.close()
  await cms.close()
  await objects.close()
  rmSync(pictures, { recursive: true })
})

type Kind = 'media' | 'documents'
const trusted = { overrideAccess: true, depth: 0 } as const // the test does what people may
const placeAt = (directory: string, name: string, kind: Kind = 'media') => join(directory, 'uploads', kind, name)
const here = (name: string, kind?: Kind) => readFileSync(placeAt(cms.directory, name, kind))
const there = (name: string, kind?: Kind) => readFileSync(placeAt(other.directory, name, kind))
const filesHere = () => readdirSync(join(cms.directory, 'uploads', 'media')).toSorted()
const askThere = async (name: string, kind: Kind = 'media') =>
  (await editor.rest('GET', `/${kind}/file/${name}`)).status
const objectNames = () => objects.names().filter((name) => name.startsWith('uploads/'))

/** Where a picture is smaller than two sizes, both are one file. */
const namesIn = (document: unknown) => [...new Set(namesOf(document).values())]

let count = 0
async function picture(background: string, name = `picture-${++count}.png`) {
  const filePath = join(pictures, name)
  // Not one colour: where it is cut shows.
  const stripe = {
    input: { create: { width: 200, height: 700, channels: 3, background: '#fff' } },
    left: 0,
    top: 0,
  } as const
  const create = { width: 900, height: 700, channels: 3, background } as const
  writeFileSync(filePath, await sharp({ create }).composite([stripe]).png().toBuffer())
  return filePath
}

async function upload(background: string) {
  const filePath = await picture(background)
  const made = await cms.payload.create({ collection: 'media', data: { alt: background }, filePath, ...trusted })
  return { id: made.id, names: namesIn(made) }
}

it('what is uploaded at one process is read at the other, with all its sizes', async () => {
  const { names } = await upload('#126')
  expect(names.length).toBeGreaterThan(4)
  for (const name of names) {
    expect(existsSync(placeAt(other.directory, name))).toBe(false)
    expect(await askThere(name)).toBe(200)
    expect(there(name)).toEqual(here(name))
    expect(objectNames()).toContain(`uploads/${hashOf(here(name))}`)
  }
  expect(await askThere('never.png')).not.toBe(200)
})

it('a file that is replaced at one is not served as it was at the other, and one that is removed not at all', async () => {
  const { id, names } = await upload('#a00')
  const [name = ''] = names
  for (const each of names) expect(await askThere(each)).toBe(200)
  const before = there(name)
  const filePath = await picture('#0a0', name)
  const changed = { collection: 'media', id, data: {}, filePath, overwriteExistingFiles: true, ...trusted } as const
  expect((await cms.payload.update(changed)).filename).toBe(name)
  for (const each of names) {
    expect(await askThere(each)).toBe(200)
    expect(there(each)).toEqual(here(each))
  }
  expect(there(name)).not.toEqual(before)
  await cms.payload.delete({ collection: 'media', id, ...trusted })
  await bringUploads(cms.payload, 'media', names)
  for (const each of names) {
    expect(await askThere(each)).not.toBe(200)
    const answer = await fetchBring({ renew: true })
    expect(answer).toBe(204)
    expect(existsSync(placeAt(other.directory, each))).toBe(false)
  }
})

/** Asks the other process as the one does that visitors reach. */
async function fetchBring(body: object, secret?: string): Promise<number> {
  const { env } = await import('@/src/platform/env')
  const { readDeliverySecret } = await import('@/src/submissions/delivery-secret')
  return other.ask('POST', '/api/media/bring', `Bearer ${secret ?? readDeliverySecret(env)}`, body)
}

it('what a page names is brought before it is asked for, for the platform alone', async () => {
  const { names } = await upload('#550')
  expect(await fetchBring({ media: names }, 'guessed')).toBe(403)
  expect(names.some((name) => existsSync(placeAt(other.directory, name)))).toBe(false)
  objects.asked.length = 0
  expect(await Promise.all([1, 2, 3].map(() => fetchBring({ media: names })))).toEqual([204, 204, 204])
  for (const name of names) expect(there(name)).toEqual(here(name))
  // Once however many asked.
  expect(objects.asked.length).toBe(new Set(names.map((name) => hashOf(here(name)))).size)
})

it('what is cut anew, copied or removed where the file never was, is so everywhere', async () => {
  const { id, names } = await upload('#00a')
  const portrait = names.find((name) => name.includes('480x600')) ?? ''
  const before = here(portrait)
  const aside = 'uploadEdits[focalPoint][x]=5&uploadEdits[focalPoint][y]=50'
  const cut = await editor.rest('PATCH', `/media/${id}?${aside}`, { focalX: 5, focalY: 50 })
  expect(cut.status).toBe(200)
  await bringUploads(cms.payload, 'media', names)
  expect(here(portrait)).not.toEqual(before)
  expect(here(portrait)).toEqual(there(portrait))
  const elsewhere = await upload('#0aa')
  const copied = z
    .looseObject({ id: z.number() })
    .parse((await other.trusted('duplicate', { collection: 'media', id: elsewhere.id })).body)
  const copies = namesIn(copied)
  expect(copies).toHaveLength(elsewhere.names.length)
  await bringUploads(cms.payload, 'media', copies)
  for (const name of copies) expect(here(name)).toEqual(there(name))
  expect(here(copies[0] ?? '')).toEqual(here(elsewhere.names[0] ?? ''))
  await other.trusted('delete', { collection: 'media', id: copied.id })
  await bringUploads(cms.payload, 'media', copies)
  expect(copies.some((name) => existsSync(placeAt(cms.directory, name)))).toBe(false)
})

it('without the store nothing is uploaded, nothing is replaced, and nothing is left behind', async () => {
  const { id, names } = await upload('#505')
  const [before, bytes, rows] = [
    filesHere(),
    here(names[0] ?? ''),
    await askDatabase(cms, 'SELECT * FROM upload_files'),
  ]
  objects.setFault('away')
  const filePath = await picture('#050', names[0])
  const refusal = /The file was not kept: .*Nothing was changed|O ficheiro não foi guardado: .*Nada foi alterado/
  const create = { collection: 'media', data: { alt: 'x' }, ...trusted } as const
  await expect(cms.payload.create({ ...create, filePath: await picture('#055') })).rejects.toThrow(refusal)
  await expect(cms.payload.update({ ...create, id, filePath, overwriteExistingFiles: true })).rejects.toThrow(refusal)
  expect(filesHere()).toEqual(before)
  expect(here(names[0] ?? '')).toEqual(bytes)
  expect((await cms.payload.findByID({ collection: 'media', id, ...trusted })).alt).toBe('#505')
  expect(await askDatabase(cms, 'SELECT * FROM upload_files')).toEqual(rows)
  // What is here needs no store.
  await bringUploads(cms.payload, 'media', names)
  expect(await askThere(names[0] ?? '')).not.toBe(200)
  objects.setFault('none')
  expect(await askThere(names[0] ?? '')).toBe(200)
})

it('the file of a document is examined where it never was, and another one under its hash is refused', async () => {
  const filePath = join(pictures, 'prices.pdf')
  writeFileSync(filePath, await makePdf())
  const data = { title: 'Prices', documentCategory: 'otherReports', year: 2026 } as const
  const made = await cms.payload.create({
    collection: 'documents',
    locale: 'pt',
    draft: true,
    data,
    filePath,
    ...trusted,
  })
  const name = made.filename ?? ''
  const sha256 = hashOf(readFileSync(filePath))
  expect(await hashUpload(cms.payload, 'documents', name)).toBe(sha256)
  rmSync(placeAt(cms.directory, name, 'documents'))
  expect(await hashUpload(cms.payload, 'documents', name)).toBe(sha256)
  expect(here(name, 'documents')).toEqual(readFileSync(filePath))
  objects.damage(`uploads/${sha256}`, (bytes) => bytes.subarray(0, bytes.length - 1))
  rmSync(placeAt(cms.directory, name, 'documents'))
  await expect(hashUpload(cms.payload, 'documents', name)).rejects.toThrow('another file')
  expect(existsSync(placeAt(cms.directory, name, 'documents'))).toBe(false)
  // A copy that somebody changed here is not taken for it either.
  objects.damage(`uploads/${sha256}`, () => readFileSync(filePath))
  writeFileSync(placeAt(cms.directory, name, 'documents'), 'something else')
  expect(await hashUpload(cms.payload, 'documents', name)).toBe(sha256)
})

it('an installation that had no store hands in what it has, once', async () => {
  const { names } = await upload('#333')
  await askDatabase(cms, 'DELETE FROM upload_files')
  for (const name of names) expect(await askThere(name)).not.toBe(200)
  objects.setFault('away')
  await expect(handInAllUploads(cms.payload)).rejects.toThrow('The object store')
  objects.setFault('none')
  await handInAllUploads(cms.payload)
  for (const name of names) {
    expect(await askThere(name)).toBe(200)
    expect(there(name)).toEqual(here(name))
  }
  objects.asked.length = 0
  await handInAllUploads(cms.payload)
  expect(objects.asked).toEqual([])
})

it('bytes that nothing names go after a month, and not before', async () => {
  const [kept, gone] = [await upload('#111'), await upload('#222')]
  const hashes = gone.names.map((name) => `uploads/${hashOf(here(name))}`)
  const keptHashes = kept.names.map((name) => `uploads/${hashOf(here(name))}`)
  await cms.payload.delete({ collection: 'media', id: gone.id, ...trusted })
  const later = new Date(Date.now() + 31 * 86_400_000)
  await forgetObjects(cms.payload, later)
  expect(hashes.every((name) => objectNames().includes(name))).toBe(true)
  await askDatabase(cms, `UPDATE upload_files SET until = until - interval '31 days' WHERE until IS NOT NULL`)
  expect(await forgetObjects(cms.payload, new Date())).toBe(0)
  expect(await forgetObjects(cms.payload, later)).toBeGreaterThanOrEqual(new Set(hashes).size)
  expect(hashes.some((name) => objectNames().includes(name))).toBe(false)
  expect(keptHashes.every((name) => objectNames().includes(name))).toBe(true)
})
