import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { generateX25519Identity } from 'age-encryption'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { copyOf, flip } from '@/tests/support/drill/break-backups'
import { loseAndRestore, modeOf, workWithRestored } from '@/tests/support/drill/lose-and-restore'
import { type Drill, openDrill } from '@/tests/support/drill/open-drill'
import { runProgram, toCommand } from '@/tests/support/programs'
import { runApart } from '@/tests/support/run-apart'

vi.setConfig({ testTimeout: 60_000 })

/**
 * The drill: a product that people work with is backed up, lost and restored elsewhere. Commands run as they do in a bank, in processes of
 * their own; what is broken afterwards is broken in copies of one backup.
 */

let drill: Drill
let [place, clear, sealed, identity] = ['', '', '', '']
/** What was restored after everything was lost: in use again from then on. */
let restored = ''

beforeAll(async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  drill = await openDrill()
  ;({ place, clear, sealed, identity } = drill)
}, 180_000)
afterAll(() => drill.close())

const run: Drill['run'] = (...args) => drill.run(...args)
const backUp: Drill['backUp'] = (...args) => drill.backUp(...args)
const manifestOf: Drill['manifestOf'] = (directory) => drill.manifestOf(directory)

async function newest(directory: string): Promise<string> {
  const { listBackups } = await import('./backup-places')
  return join(directory, 'backups', (await listBackups(directory)).at(-1) ?? '')
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

it('a product that people work with is backed up, lost, and restored elsewhere with all that was acknowledged before', async () => {
  restored = join(place, 'elsewhere')
  await loseAndRestore(drill, { restored, lose: async () => undefined })
  expect(modeOf(join(restored, 'secret'))).toBe(0o600)
})

it('what was restored is worked with: people log in, strangers read what is published, and the log goes on', async () => {
  await workWithRestored(drill, restored)
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
      const broken = copyOf(place, directory)
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
      const cut = copyOf(place, directory)
      const manifest = join(await newest(cut), 'manifest')
      truncateSync(manifest, statSync(manifest).size - 40)
      expect(await refused(cut)).toContain('The manifest of the backup is not whole')
      const gone = copyOf(place, directory)
      const [first] = (await manifestOf(gone)).files
      const { objectFile } = await import('./backup-places')
      rmSync(objectFile(gone, first?.object ?? ''))
      expect(await refused(gone)).toContain(`The backup lacks the file ${first?.path}`)
    }
    const { toManifestText } = await import('./backup-manifest')
    const { toKept } = await import('./sealed-stream')
    const forged = copyOf(place, clear)
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
    const onServer = { ...older, openServer: async () => take(), take, migrate: async () => undefined }
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
    const command = ['bash', '-c', limited, ...(await toCommand('scripts/backup.ts')), join(place, 'small')] as const
    const { status, error } = await runApart(command, { SONA_DATA: restored })
    expect(status).toBe(1)
    expect(error).toMatch(/The backup could not be written .* It does not count; the ones before it are as they were\./)
    const { listBackups } = await import('./backup-places')
    expect(await listBackups(join(place, 'small'))).toEqual([])
    expect(readdirSync(join(place, 'small', 'unfinished'))).toEqual([])
  })
})
