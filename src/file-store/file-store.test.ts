import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { isSigned } from '@/tests/support/object-store/is-signed'
import { ownCertificate, serveObjects } from '@/tests/support/object-store/serve-objects'
import type { FileStore, StoredFile } from './file-store'
import { openFolderStore } from './folder-store'
import { readListing } from './read-listing'
import { openS3Store } from './s3-store'
import { StoreFailure } from './store-failure'

const objects = await serveObjects()
const folder = mkdtempSync(join(tmpdir(), 'sona-folder-'))
afterEach(() => objects.setFault('none'))
afterAll(async () => {
  await objects.close()
  rmSync(folder, { recursive: true })
})

const patience = { tryMs: 2_000, pausesMs: [1, 1] }
const bytes = Buffer.from([0, 255, 1, 10, 13, 128])
const openBucket = (place = objects.place) => openS3Store(place, { prefix: 'files/', patience })
const listed = async (store: FileStore) => {
  const files: StoredFile[] = []
  for await (const file of store.list()) files.push(file)
  return files
}
const namesIn = async (store: FileStore) => (await listed(store)).map(({ name }) => name).toSorted()

describe.each([
  ['a folder', () => openFolderStore(join(folder, 'files'))],
  ['a bucket', () => openBucket()],
])('%s', (_, open) => {
  it('gives what was put in, and nothing where nothing was', async () => {
    const store = open()
    expect(await namesIn(store)).toEqual([])
    expect(await store.get('a')).toBeNull()
    await store.put('a', bytes)
    await store.put('b_-2', Buffer.alloc(0))
    expect(await open().get('a')).toEqual(bytes)
    expect(await store.get('b_-2')).toEqual(Buffer.alloc(0))
    await store.put('a', Buffer.from('other'))
    expect(String(await store.get('a'))).toBe('other')
    expect(await namesIn(store)).toEqual(['a', 'b_-2'])
    for await (const { since } of store.list()) expect(Math.abs(Date.now() - since)).toBeLessThan(60_000)
    await store.remove('a')
    await store.remove('a')
    expect(await store.get('a')).toBeNull()
    expect(await namesIn(store)).toEqual(['b_-2'])
  })

  it.each(['', '../a', 'a/b', 'a b', '.'])('refuses the name %j', async (name) => {
    await expect(async () => open().put(name, bytes)).rejects.toThrow('no name')
    await expect(async () => open().get(name)).rejects.toThrow('no name')
  })
})

it('a bucket lists more than one answer holds', async () => {
  // s3rver cannot: it makes what comes after the first answer with what Node has no more.
  const asked: string[] = []
  const said = (key: string, more: string) =>
    `<?xml version="1.0"?><ListBucketResult><Name>sona</Name>${more}<Contents><Key>files/${key}</Key>
    <LastModified>2026-11-20T10:00:00.000Z</LastModified><Size>3</Size></Contents></ListBucketResult>`
  const next = '<IsTruncated>true</IsTruncated><NextContinuationToken>a/b+c d=</NextContinuationToken>'
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://store')
    asked.push(
      `${isSigned(request, objects.place)} ${searchParams.get('prefix')} ${searchParams.get('continuation-token')}`,
    )
    const isFirst = asked.length === 1
    response.end(said(isFirst ? 'one' : 'two', isFirst ? next : '<IsTruncated>false</IsTruncated>'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  const since = Date.parse('2026-11-20T10:00:00Z')
  expect(await listed(openBucket({ ...objects.place, endpoint }))).toEqual([
    { name: 'one', since },
    { name: 'two', since },
  ])
  expect(asked).toEqual(['true files/ null', 'true files/ a/b+c d='])
  server.close()
})

it('a bucket behind TLS answers whoever trusts its certificate, and gets nothing from anybody else', async () => {
  const secure = await serveObjects({ isSecure: true })
  const store = openBucket(secure.place)
  await expect(store.put('kept', bytes)).rejects.toThrow('did not answer (DEPTH_ZERO_SELF_SIGNED_CERT)')
  expect(secure.asked).toEqual([])
  const trusted = getCACertificates('default')
  // As NODE_EXTRA_CA_CERTS does at the start of a process.
  setDefaultCACertificates([...trusted, ownCertificate])
  try {
    await store.put('kept', bytes)
    expect(await store.get('kept')).toEqual(bytes)
    expect(await namesIn(store)).toEqual(['kept'])
  } finally {
    setDefaultCACertificates(trusted)
    await secure.close()
  }
})

it('a store that is away is said to be, and is asked again when it is back', async () => {
  const store = openBucket()
  await store.put('kept', bytes)
  objects.setFault('away')
  const failure = await store.get('kept').catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(StoreFailure)
  expect(String(failure)).toContain(`${objects.place.endpoint}, bucket sona, did not answer`)
  await expect(store.put('kept', Buffer.from('new'))).rejects.toThrow(StoreFailure)
  objects.setFault({ failures: 2 })
  expect(await store.get('kept')).toEqual(bytes)
  objects.setFault({ failures: 3 })
  await expect(store.get('kept')).rejects.toThrow('answered 503 SlowDown')
})

it('a body that breaks off is no content', async () => {
  const store = openBucket()
  await store.put('long', Buffer.alloc(100_000, 7))
  objects.setFault('cut')
  await expect(store.get('long')).rejects.toThrow(StoreFailure)
})

it.each([
  ['another secret', { secretKey: 'guessed-secret' }, '403 SignatureDoesNotMatch'],
  ['another account', { accessKey: 'guessed-account' }, '403'],
  ['another bucket', { bucket: 'elsewhere' }, '404 NoSuchBucket'],
])('says of %s what the store says, once, and no key', async (_, other, said) => {
  const store = openBucket({ ...objects.place, ...other })
  objects.asked.length = 0
  const failure = await store.get('a').catch((error: unknown) => error)
  expect(objects.asked).toHaveLength(1)
  expect(failure).toBeInstanceOf(StoreFailure)
  const text = failure instanceof Error ? `${failure.stack} ${JSON.stringify(failure)}` : ''
  expect(text).toContain(said)
  for (const secret of ['guessed', objects.place.secretKey]) expect(text).not.toContain(secret)
  await expect(store.remove('a')).rejects.toThrow(said)
  await expect(namesIn(store)).rejects.toThrow(said)
})

it('what is no listing is not taken for an empty one', () => {
  expect(() => readListing('<html><body>Welcome</body></html>')).toThrow('does not say')
  expect(() => readListing('<ListBucketResult>')).toThrow()
})
