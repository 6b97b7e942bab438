import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { zstdDecompressSync } from 'node:zlib'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { z } from 'zod'
import { openTestCms, type TestCms } from '@/tests/support/open-test-cms'
import { runProgram } from '@/tests/support/programs'
import { runApart } from '@/tests/support/run-apart'
import { openWorkingCms } from '@/tests/support/working-cms'
import type { BackupManifest } from './backup-manifest'

vi.setConfig({ testTimeout: 60_000 })

/**
 * The drill: a product that people work with is backed up, lost and restored elsewhere. Commands run as they do in a bank, in processes of
 * their own; what is broken afterwards is broken in copies of one backup.
 */

let cms: TestCms
let data = ''
let place = ''
/** Of backups in clear, and of encrypted ones. */
let [clear, sealed] = ['', '']
let [identity, recipient, identityFile] = ['', '', '']
/** What was restored after everything was lost: in use again from then on. */
let restored = ''

beforeAll(async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  place = mkdtempSync(join(tmpdir(), 'sona-drill-'))
  ;[clear, sealed, identityFile] = [join(place, 'clear'), join(place, 'sealed'), join(place, 'identity')]
  identity = await generateX25519Identity()
  recipient = await identityToRecipient(identity)
  writeFileSync(identityFile, `# created for the drill\n${identity}\n`)
  cms = await openTestCms()
  data = cms.directory
  const { openCms } = await import('@/src/cms/open/open-cms')
  await openCms()
  await cms.person('admin')
  await publish('primeira')
  await fill()
}, 180_000)
afterAll(() => {
  rmSync(place, { recursive: true, force: true })
  rmSync(data, { recursive: true, force: true })
})

function publish(slug: string) {
  return cms.payload.create({
    collection: 'pages',
    locale: 'pt',
    data: {
      ...{ title: slug, slug, section: 'general', pageType: 'page', _status: 'published' },
      layout: [{ id: 'hero', blockType: 'pageHero', title: slug }],
    },
    overrideAccess: true, // nobody has logged in yet
  })
}

/** Files of every kind that a running product has. */
async function fill(): Promise<void> {
  const { openKeyFile } = await import('@/src/sealed/store/key-file')
  const { openFolderQueue } = await import('@/src/mail/folder-queue')
  for (const [path, content] of [
    ['uploads/documents/preçário.pdf', 'a price list'],
    ['site/history/log.jsonl', '{"at":"2026-01-01"}\n'],
    ['site/pages/home.json', 'is drawn anew'],
    ['sealed/installation', 'salt'],
    ['sealed/key-backups/2026-01-01.sqlite', 'is left out'],
    ['submissions/spool/set-aside/old.parcel', 'nobody can take it'],
    ['submissions/arriving/half', 'is left out'],
  ] as const) {
    mkdirSync(join(data, path, '..'), { recursive: true })
    writeFileSync(join(data, path), content)
  }
  await openFolderQueue(join(data, 'mail')).add('a', { to: ['a@bcs.example'], subject: 's', text: 't' })
  mkdirSync(join(data, 'sealed'), { recursive: true })
  const keys = openKeyFile(join(data, 'sealed'))
  keys.add('case', { epoch: 1, sealedBy: 'intake', blob: Buffer.from('a key blob') })
  keys.close()
}

const fromSource = (script: string): [string, ...string[]] => [process.execPath, '--import', 'tsx', script]
const run = (script: string, args: readonly string[], settings: Readonly<Record<string, string>> = {}) =>
  runApart([...fromSource(script), ...args], { SONA_DATA: data, ...settings })
const backUp = (directory: string, settings = {}) => run('scripts/backup.ts', [directory], settings)

async function newest(directory: string): Promise<string> {
  const { listBackups } = await import('./backup-places')
  return join(directory, 'backups', (await listBackups(directory)).at(-1) ?? '')
}

async function manifestOf(directory: string): Promise<BackupManifest> {
  const { findBackup, openBackup } = await import('./open-backup')
  return (await openBackup(await findBackup(directory), [identity])).manifest
}

const count = (file: string, table: string) => {
  const database = new DatabaseSync(file, { readOnly: true })
  const row = z.object({ n: z.number() }).parse(database.prepare(`SELECT count(*) AS n FROM ${table}`).get())
  database.close()
  return row.n
}

/** Restores in this process, without the first start of what was restored. */
async function restore(from: string, into: string, { identities = [identity] } = {}) {
  const { restoreBackup } = await import('./restore-backup')
  const { migrationNames } = await import('@/src/database/migration-names')
  const { takeAnyDirectory } = await import('@/src/server/process/data-directory')
  let release = (): void => undefined
  try {
    return await restoreBackup({
      ...{ from, dataDirectory: into, identities, migrations: migrationNames() },
      take: () => {
        release = takeAnyDirectory(into)
      },
      migrate: async () => undefined,
    })
  } finally {
    release()
  }
}

/** Sends forms, each acknowledged. */
async function sendForms(first: number, last: number): Promise<string[]> {
  const { acceptSubmission } = await import('@/src/submissions/accept-submission')
  const references: string[] = []
  for (let number = first; number <= last; number += 1) {
    const form = { formKey: 'report', versionHash: 'f00d', locale: 'pt', answers: { number } } as const
    const file = { field: 'file', name: 'a.pdf', mediaType: 'application/pdf', content: Buffer.alloc(9_000, number) }
    const { reference } = await acceptSubmission({ ...form, idempotencyKey: `page ${number}`, files: [file] })
    references.push(reference)
  }
  return references
}

/** Takes what was sent into the database, one after the other, until it is stopped. */
async function collect() {
  const { startCollector } = await import('@/src/submissions/collector')
  const { openSpool } = await import('@/src/submissions/spool')
  const { spoolDirectory } = await import('@/src/submissions/submission-places')
  const { unpackSubmission } = await import('@/src/submissions/queued-submission')
  const { takeSubmission } = await import('@/src/inbox/take-submission')
  return startCollector({
    spool: openSpool(spoolDirectory(data)),
    deliver: async (bytes) => {
      const queued = unpackSubmission(bytes)
      if (!queued) return 'unreadable'
      await takeSubmission(cms.payload, queued)
      return 'taken'
    },
  })
}

/** The references of all that was sent which a data directory still has: in its database, or waiting in its spool. */
async function referencesIn(directory: string): Promise<string[]> {
  const { unpackSubmission } = await import('@/src/submissions/queued-submission')
  const database = new DatabaseSync(join(directory, 'sona.sqlite'), { readOnly: true })
  const rows = z
    .array(z.object({ reference: z.string() }))
    .parse(database.prepare('SELECT reference FROM submissions').all())
  database.close()
  const spool = join(directory, 'submissions', 'spool')
  const waiting = readdirSync(spool)
    .filter((name) => name.endsWith('.parcel'))
    .flatMap((name) => unpackSubmission(readFileSync(join(spool, name)))?.submission.reference ?? [])
  return [...rows.map(({ reference }) => reference), ...waiting]
}

it('a product that people work with is backed up, lost, and restored elsewhere with all that was acknowledged before', async () => {
  const { appendAudit } = await import('@/src/audit/append-audit')
  const sent = await sendForms(1, 20)
  const acknowledged = Date.now()
  const collector = await collect()
  let isDone = false
  const backups = (async () => {
    const first = await backUp(clear)
    const encrypted = await backUp(sealed, { BACKUP_RECIPIENT: recipient })
    isDone = true
    return [first, encrypted] as const
  })()
  for (let written = 0; !isDone; written += 1) {
    await appendAudit(cms.payload, { action: 'save', subject: `pages/${written}` })
    if (written === 20) await publish('segunda')
    await pause(10)
  }
  const [first, encrypted] = await backups
  await collector.stop()
  expect([first.status, encrypted.status], first.error + encrypted.error).toEqual([0, 0])
  expect(first.output).toContain('NOT encrypted')
  expect(encrypted.output).toContain(`encrypted for ${recipient}`)

  await publish('terceira') // After the backups: this is what is lost.
  const [before] = z
    .array(z.object({ id: z.number() }))
    .parse((await cms.payload.find({ collection: 'publications', sort: '-id', limit: 1, overrideAccess: true })).docs)
  await cms.payload.destroy()
  rmSync(data, { recursive: true })

  restored = join(place, 'elsewhere')
  const ran = await run('scripts/restore.ts', [sealed, restored], {
    SONA_DATA: join(place, 'nobody'),
    BACKUP_IDENTITY_FILE: identityFile,
  })
  expect(ran.error).toBe('')
  expect(ran.status).toBe(0)
  const { database, begunAt } = await manifestOf(sealed)
  expect(Date.parse(begunAt)).toBeGreaterThanOrEqual(acknowledged)
  expect(database?.newestPublication).toBeGreaterThan(0)
  expect(database?.newestPublication).toBeLessThan(before?.id ?? 0)
  expect(ran.output).toContain(
    `newest publication ${database?.newestPublication}; the audit log is whole up to entry ${database?.audit.number}`,
  )
  expect(ran.output).toContain(`what was written after ${begunAt}: publications after ${database?.newestPublication}`)

  // All twenty, and each once: what is both in the spool and in the database has one number.
  expect([...new Set(await referencesIn(restored))].sort()).toEqual(sent.toSorted())
  expect(count(join(restored, 'sona.sqlite'), 'pages')).toBe(database?.counts['pages'])
  for (const [path, content] of [
    ['uploads/documents/preçário.pdf', 'a price list'],
    ['submissions/spool/set-aside/old.parcel', 'nobody can take it'],
  ] as const)
    expect(readFileSync(join(restored, path), 'utf8')).toBe(content)
  expect(readdirSync(join(restored, 'mail', 'queue'))).toHaveLength(1)
  for (const path of [
    'site/pages',
    'submissions/arriving',
    'sealed/key-backups',
    'process.lock',
    'backup.lock',
    'restore-unfinished',
  ])
    expect(existsSync(join(restored, path)), path).toBe(false)
  // What happened is in the log itself, which is whole with it.
  const log = new DatabaseSync(join(restored, 'sona.sqlite'), { readOnly: true })
  const newest = log.prepare('SELECT action, number FROM audit_log ORDER BY number DESC LIMIT 1').get()
  log.close()
  expect(newest).toEqual({ action: 'restored', number: Number(database?.audit.number) + 1 })
  const examined = await run('src/evidence/examine-process.ts', [], { SONA_DATA: restored })
  expect(JSON.parse(examined.output)).toMatchObject({ fault: null, isProtected: true, count: newest?.['number'] })
  expect(statSync(join(restored, 'secret')).mode & 0o777).toBe(0o600)
  expect(existsSync(join(place, 'nobody'))).toBe(false)
})

it('what was restored is worked with: people log in, strangers read what is published, and the log goes on', async () => {
  const working = await openWorkingCms({ directory: restored })
  const logIn = { email: 'admin-1@bcs.example', password: 'a test password' }
  const { status, body } = await working.anonymous.rest('POST', '/users/login', logIn)
  expect([status, typeof body['token']]).toEqual([200, 'string'])
  const { body: read } = await working.anonymous.rest(
    'GET',
    '/pages?locale=pt&sort=id&where[slug][in]=primeira,terceira',
  )
  expect(read['docs']).toMatchObject([{ slug: 'primeira', _status: 'published' }])
  await working.kill()
  const { output } = await run('src/evidence/examine-process.ts', [], { SONA_DATA: restored })
  expect(JSON.parse(output)).toMatchObject({ damage: null, fault: null })
})

it('keeps nothing in clear that is encrypted, neither content nor names', () => {
  const files = readdirSync(sealed, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(sealed, name)).isFile(),
  )
  const start = (name: string) => readFileSync(join(sealed, name)).subarray(0, 21).toString('latin1')
  const plain = files.filter((name) => start(name) !== 'age-encryption.org/v1')
  expect(plain.map((name) => name.split('/').at(-1))).toEqual(expect.arrayContaining(['store.json', 'objects']))
  expect(plain).toHaveLength(2)
  expect(files.join()).not.toContain('pre')
})

it('copies only what is new the second time, and says so', async () => {
  const objects = () => readdirSync(join(clear, 'objects'), { recursive: true }).length
  const settings = { SONA_DATA: restored }
  const first = await backUp(clear, settings)
  expect(first.status, first.error).toBe(0)
  const before = objects()
  writeFileSync(join(restored, 'uploads', 'documents', 'new.pdf'), 'one more')
  const second = await backUp(clear, settings)
  expect(second.output).toMatch(/; 1 new, written as 0\.0 MB/)
  expect(objects() - before).toBeLessThanOrEqual(2)
})

describe('a restore is refused, and leaves nothing behind,', () => {
  const refused = async (from: string, options = {}) => {
    const into = join(mkdtempSync(join(place, 'refused-')), 'data')
    const failure = await restore(from, into, options).then(
      () => 'restored',
      (error: unknown) => String(error),
    )
    if (existsSync(into)) expect(readdirSync(into)).toEqual([])
    return failure
  }
  const copyOf = (directory: string) => {
    const copy = mkdtempSync(join(place, 'broken-'))
    cpSync(directory, copy, { recursive: true })
    onTestFinished(() => rmSync(copy, { recursive: true }))
    return copy
  }
  const contentOf = (bytes: Buffer) => {
    try {
      return zstdDecompressSync(bytes)
    } catch {
      // Encrypted, or broken: it holds nothing that could be the same.
      return null
    }
  }
  /** Of a page of zeros the same comes out wherever it is said to be copied from: such a byte is another, and what it says is not. */
  const flip = (file: string) => {
    const whole = readFileSync(file)
    const content = contentOf(whole)
    for (let at = whole.length - 9; at > 0; at--) {
      const bytes = Buffer.from(whole)
      bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at)
      if (content !== null && contentOf(bytes)?.equals(content)) continue
      writeFileSync(file, bytes)
      return
    }
  }

  it('without the key, and with another', async () => {
    expect(await refused(sealed, { identities: [] })).toContain('BACKUP_IDENTITY_FILE')
    expect(await refused(sealed, { identities: [await generateX25519Identity()] })).toContain(
      'not the one that the backup was encrypted for',
    )
  })

  it.each([
    'audit-head.json',
    'audit-key',
    'secret',
    'sona.sqlite',
    'uploads/documents/preçário.pdf',
    'site/history/log.jsonl',
    'submissions/spool/set-aside/old.parcel',
    'sealed/installation',
    'sealed/keys.sqlite',
    'a file of a visitor',
    'a message',
  ])('when a byte of %s is another, which it names', async (named) => {
    for (const directory of [clear, sealed]) {
      const broken = copyOf(directory)
      const { files, keyBlobs } = await manifestOf(broken)
      const start = { 'a file of a visitor': 'submissions/files/', 'a message': 'mail/queue/' }[named] ?? named
      const file = files.find(({ path }) => path.startsWith(start))
      expect(file ?? keyBlobs).not.toBeNull()
      const { objectFile } = await import('./backup-places')
      flip(file ? objectFile(broken, file.object) : join(await newest(broken), 'key-blobs'))
      expect(await refused(broken)).toContain(`The file ${file?.path ?? named} in the backup is not what was backed up`)
    }
  })

  it('when the manifest was cut, changed or sealed by somebody else, and when a content is gone', async () => {
    for (const directory of [clear, sealed]) {
      const cut = copyOf(directory)
      const manifest = join(await newest(cut), 'manifest')
      truncateSync(manifest, statSync(manifest).size - 40)
      expect(await refused(cut)).toContain('The manifest of the backup is not whole')
      const gone = copyOf(directory)
      const [first] = (await manifestOf(gone)).files
      const { objectFile } = await import('./backup-places')
      rmSync(objectFile(gone, first?.object ?? ''))
      expect(await refused(gone)).toContain(`The backup lacks the file ${first?.path}`)
    }
    const { toManifestText } = await import('./backup-manifest')
    const { toKept } = await import('./sealed-stream')
    const forged = copyOf(clear)
    const text = toManifestText(await manifestOf(forged), { id: '00000000', secret: Buffer.from('another') })
    async function* once() {
      yield Buffer.from(text)
    }
    const parts: Uint8Array[] = []
    for await (const part of toKept(once(), undefined)) parts.push(part)
    writeFileSync(join(await newest(forged), 'manifest'), Buffer.concat(parts))
    expect(await refused(forged)).toContain('The seal of the backup was made with no key that is known here')
  })

  it('into a directory that is in use, or holds anything', async () => {
    const { takeAnyDirectory } = await import('@/src/server/process/data-directory')
    const used = mkdtempSync(join(place, 'used-'))
    const release = takeAnyDirectory(used)
    await expect(restore(clear, used)).rejects.toThrow('already uses the data directory')
    release()
    writeFileSync(join(used, 'notes'), 'mine')
    await expect(restore(clear, used)).rejects.toThrow('is not empty')
    expect(readdirSync(used)).toEqual(['notes'])
  })

  it('when it was made by a newer product, or is no backup at all', async () => {
    const { restoreBackup } = await import('./restore-backup')
    const into = join(place, 'newer')
    const older = { from: clear, dataDirectory: into, identities: [], migrations: ['20261121_094300_initial'] }
    const take = () => expect.unreachable()
    await expect(restoreBackup({ ...older, take, migrate: async () => undefined })).rejects.toThrow(
      /was made by a newer Sona .* does not know the schema 20/,
    )
    const onServer = { ...older, isOnServer: true, take, migrate: async () => undefined }
    await expect(restoreBackup(onServer)).rejects.toThrow(/Restore it without DATABASE_URL. Nothing was written/)
    expect(await refused(place)).toContain('is no complete backup')
    const ran = await run('scripts/restore.ts', [join(place, 'nothing'), into])
    expect([ran.status, ran.error.trim()]).toEqual([
      1,
      `${join(place, 'nothing')} is no complete backup, and no directory with backups.`,
    ])
    expect(existsSync(into)).toBe(false)
  })
})

it('what a killed restore left starts nothing, and the next restore takes its place', async () => {
  const { takeDataDirectory } = await import('@/src/server/process/data-directory')
  const into = mkdtempSync(join(place, 'killed-'))
  writeFileSync(join(into, 'restore-unfinished'), '')
  writeFileSync(join(into, 'secret'), 'half')
  expect(() => takeDataDirectory(into)).toThrow(/was broken off.* Run npm run restore again/)
  await restore(clear, into)
  expect(readFileSync(join(into, 'secret'), 'utf8')).toBe(readFileSync(join(restored, 'secret'), 'utf8'))
  takeDataDirectory(into)()
})

it('a backup that is killed at any step is complete or none, and the next one clears up after it', async () => {
  const { listBackups } = await import('./backup-places')
  const directory = join(place, 'killed-backups')
  for (const [step, complete] of [
    ['spool', 0],
    ['databases', 0],
    ['files', 0],
    ['manifest', 0],
    ['complete', 1],
  ] as const) {
    const { signal } = await runProgram('tests/support/backup-program.ts', [directory, step], restored)
    expect(signal).toBe('SIGKILL')
    expect(await listBackups(directory), step).toHaveLength(complete)
  }
  const { status } = await runProgram('tests/support/backup-program.ts', [directory], restored)
  expect(status).toBe(0)
  expect(await listBackups(directory)).toHaveLength(2)
  expect(readdirSync(join(directory, 'unfinished'))).toEqual([])
  expect(existsSync(join(restored, 'backup-temporary'))).toBe(false)
  const [first] = await listBackups(directory)
  const into = mkdtempSync(join(place, 'after-kill-'))
  expect((await restore(join(directory, 'backups', first ?? ''), into)).manifest.product).toBe('killed')
})

describe('a backup is refused', () => {
  it('while another one is being made', async () => {
    const { takeLock } = await import('@/src/platform/process-lock')
    const { release } = takeLock(join(restored, 'backup.lock'))
    const { status, error } = await backUp(clear, { SONA_DATA: restored })
    release?.()
    expect([status, error.trim()]).toEqual([
      1,
      `Another backup of ${restored} is being made, by process ${process.pid}.`,
    ])
  })

  it('into a directory of somebody else, in the data directory, and without a database', async () => {
    const { makeBackup } = await import('./make-backup')
    const options = {
      recipient: undefined,
      keepDays: 35,
      needsDatabase: true,
      product: '',
      sealKey: () => expect.unreachable(),
    }
    const of = (dataDirectory: string, directory: string) => makeBackup({ ...options, dataDirectory, directory })
    await expect(of(restored, place)).rejects.toThrow('lie in one another')
    await expect(of(restored, join(restored, 'backups'))).rejects.toThrow('lie in one another')
    const other = mkdtempSync(join(place, 'other-'))
    await expect(of(other, clear)).rejects.toThrow('There is no database')
    cpSync(join(restored, 'sona.sqlite'), join(other, 'sona.sqlite'))
    await expect(of(other, clear)).rejects.toThrow('holds backups of another installation')
    const full = mkdtempSync(join(place, 'full-'))
    writeFileSync(join(full, 'notes'), 'mine')
    await expect(of(restored, full)).rejects.toThrow('holds other things')
    expect(readdirSync(full)).toEqual(['notes'])
  })

  it('of a damaged database, and onto a disk that takes no more', async () => {
    const damaged = mkdtempSync(join(place, 'damaged-'))
    cpSync(restored, damaged, { recursive: true })
    const bytes = readFileSync(join(damaged, 'sona.sqlite'))
    for (const page of [20, 60, 100]) bytes.fill(page, page * 4096, (page + 1) * 4096)
    writeFileSync(join(damaged, 'sona.sqlite'), bytes)
    expect(await backUp(clear, { SONA_DATA: damaged })).toMatchObject({
      status: 1,
      error: expect.stringContaining('no backup was made of it'),
    })

    // A file can have no more than these kilobytes, as on a disk that is full before the database is on it.
    const limited = 'ulimit -f 200; trap "" XFSZ; exec "$0" "$@"'
    const command = ['bash', '-c', limited, ...fromSource('scripts/backup.ts'), join(place, 'small')] as const
    const { status, error } = await runApart(command, { SONA_DATA: restored })
    expect(status).toBe(1)
    expect(error).toMatch(/The backup could not be written .* It does not count; the ones before it are as they were\./)
    const { listBackups } = await import('./backup-places')
    expect(await listBackups(join(place, 'small'))).toEqual([])
    expect(readdirSync(join(place, 'small', 'unfinished'))).toEqual([])
  })
})
