import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openS3Store } from '@/src/file-store/s3-store'
import { visitorsFiles, withSeals } from '@/src/file-store/sealed-store'
import { defaultLocale } from '@/src/i18n/locales'
import { serveObjects } from '@/tests/support/object-store/serve-objects'
import { openTestCms } from '@/tests/support/open-test-cms'

/** Visitors' files where several processes share them. */
const objects = await serveObjects()
const former = 'the secret that was set here until some day'
const secret = objects.settings['SONA_SECRET'] ?? ''
const cms = await openTestCms({ ...objects.settings, SONA_SECRET: `${secret}\n${former}` })
const { submissionFiles } = await import('./submission-files')
const { handInSubmissionFiles } = await import('./hand-in-files')
const { takeSubmission } = await import('./take-submission')
const { runRetention } = await import('./run-retention')
const folder = join(cms.directory, 'submissions', 'files')

beforeEach(() => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
})
afterEach(() => objects.setFault('none'))
afterAll(async () => {
  await cms.close()
  await objects.close()
})

let count = 0
const newId = () => `${++count}`.padStart(43, 'f')
const objectOf = (id: string) => `submissions/${id}`
const words = 'What only the bank may read, and nobody who looks after disks'
const filesHere = () => (existsSync(folder) ? readdirSync(folder) : [])

async function take(content: string, receivedOn = '2026-11-20') {
  const id = newId()
  const reference = `R-${count}`
  const file = { field: 'cv', id, name: 'cv.pdf', mediaType: 'application/pdf', size: content.length }
  const submission = {
    id: `${count}`.padStart(64, '0'),
    ...{ reference, formKey: 'nobody-knows', versionHash: 'none', receivedOn, isTest: true },
    ...{ locale: defaultLocale, answers: {}, files: [file] },
  }
  await takeSubmission(cms.payload, { submission, contents: [Buffer.from(content)] })
  return id
}

it('lie sealed in the bucket and nowhere on this machine, and are read as they came', async () => {
  const id = await take(words)
  expect(String(await submissionFiles.read(id))).toBe(words)
  const lying = objects.bytesOf(objectOf(id))
  expect(lying.includes(words.slice(0, 12))).toBe(false)
  expect(lying.length).toBe(words.length + 29)
  expect(filesHere()).toEqual([])
  await submissionFiles.save(id, Buffer.from(words), '2026-11-20')
  expect(objects.bytesOf(objectOf(id))).not.toEqual(lying)
})

it('open for nobody with another secret, under no other name, and not when a byte is another one', async () => {
  const bucket = (secret: string, purpose = 'files of visitors') =>
    withSeals(openS3Store(objects.place, { prefix: 'submissions/' }), { secrets: [secret], purpose })
  const [id, other] = [await take(words), await take('other')]
  expect(String(await bucket(secret).get(id))).toBe(words)
  await expect(bucket('another secret of these many signs').get(id)).rejects.toThrow('not sealed with this secret')
  await expect(bucket(secret, 'something else').get(id)).rejects.toThrow('not sealed with this secret')
  objects.damage(objectOf(other), () => objects.bytesOf(objectOf(id)))
  await expect(submissionFiles.read(other)).rejects.toThrow('not sealed with this secret')
  objects.damage(objectOf(id), (bytes) => bytes.fill(bytes[40] === 0 ? 1 : 0, 40, 41))
  await expect(submissionFiles.read(id)).rejects.toThrow('not sealed with this secret')
  objects.damage(objectOf(id), (bytes) => bytes.subarray(0, 20))
  await expect(submissionFiles.read(id)).rejects.toThrow('not sealed with this secret')
})

it('a submission whose file cannot be kept is not taken, and is once the store is back', async () => {
  objects.setFault('away')
  await expect(take('late')).rejects.toThrow('The object store')
  const reference = { equals: `R-${count}` }
  const stored = () => cms.payload.count({ collection: 'submissions', where: { reference }, overrideAccess: true })
  expect(await stored()).toEqual({ totalDocs: 0 })
  objects.setFault('none')
  count -= 1
  const id = await take('late')
  expect(await stored()).toEqual({ totalDocs: 1 })
  expect(String(await submissionFiles.read(id))).toBe('late')
})

it('go with their submission, and where they belong to none', async () => {
  const old = await take('old', '2026-10-01')
  const young = await take('young', '2026-11-20')
  const unclaimed = newId()
  await submissionFiles.save(unclaimed, Buffer.from('x'), '2026-01-01')
  await runRetention(cms.payload, new Date('2026-11-22T10:00:00Z'))
  expect(objects.names()).not.toContain(objectOf(old))
  expect(objects.names()).toContain(objectOf(young))
  // It came just now, whatever its day is.
  expect(objects.names()).toContain(objectOf(unclaimed))
  const claimed = new Set(objects.names().map((name) => name.replace('submissions/', '')))
  claimed.delete(unclaimed)
  expect(await submissionFiles.removeUnclaimed(claimed, -1)).toBe(1)
  expect(objects.names()).not.toContain(objectOf(unclaimed))
})

it('are sealed anew after the secret was changed, by the daily work, once', async () => {
  const place = openS3Store(objects.place, { prefix: 'submissions/' })
  const seal = (by: string) => withSeals(place, { secrets: [by], purpose: visitorsFiles })
  const day = new Date('2026-11-22T10:00:00Z')
  for (const name of objects.names()) objects.remove(name)
  const [early, late] = [newId(), newId()]
  await seal(former).put(early, Buffer.from(words))
  expect(await runRetention(cms.payload, day)).toMatchObject({ sealedAnew: 1 })
  expect(String(await seal(secret).get(early))).toBe(words)
  await expect(seal(former).get(early)).rejects.toThrow('not sealed with this secret')
  // Nothing comes any more that is sealed with the one of before: nobody looks again.
  await seal(former).put(late, Buffer.from(words))
  expect(await runRetention(cms.payload, day)).toMatchObject({ sealedAnew: 0 })
})

it('what an installation brings along is read, handed in and removed, and gone for good when it goes before', async () => {
  mkdirSync(folder, { recursive: true })
  const [kept, gone] = [newId(), newId()]
  for (const id of [kept, gone]) writeFileSync(join(folder, id), words)
  expect(String(await submissionFiles.read(kept))).toBe(words)
  await submissionFiles.remove(gone)
  objects.setFault('away')
  await expect(handInSubmissionFiles()).rejects.toThrow('The object store')
  expect(filesHere()).toEqual([kept])
  objects.setFault('none')
  expect(await handInSubmissionFiles()).toBe(1)
  expect(filesHere()).toEqual([])
  expect(String(await submissionFiles.read(kept))).toBe(words)
  expect(objects.bytesOf(objectOf(kept)).includes(words)).toBe(false)
  expect(await handInSubmissionFiles()).toBe(0)
  await expect(submissionFiles.read(gone)).rejects.toThrow('not there')
})
