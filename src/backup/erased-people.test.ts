import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { parseFormDefinition } from '@/src/forms/definition/form-definition'
import { openTestCms, type TestCms } from '@/tests/support/open-test-cms'
import { runProgram } from '@/tests/support/programs'
import { storeForm } from '@/tests/support/store-form'

vi.setConfig({ testTimeout: 120_000 })

/**
 * What a person asked to be erased lies in backups that were made before, which nobody rewrites: it goes with them. This follows it to the
 * day on which docs/operations.md says that nothing of it is left, in what those who restore get and in the bytes on the disk.
 */

const canary = /canary/i
const own = { overrideAccess: true, depth: 0 } as const // the test's own
const both = (text: string) => ({ pt: text, en: text })
const definition = parseFormDefinition({
  ...{ key: 'complaint', title: both('Complaint') },
  fields: [
    { key: 'email', type: 'email', label: both('E-mail'), personal: true },
    { key: 'story', type: 'longText', label: both('Story'), personal: true },
    { key: 'proof', type: 'file', kinds: ['pdf'], label: both('Proof'), personal: true },
  ],
})

let cms: TestCms
let [place, backups] = ['', '']

beforeAll(async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  cms = await openTestCms()
  place = mkdtempSync(join(tmpdir(), 'sona-erased-'))
  backups = join(place, 'backups')
}, 180_000)
afterAll(async () => {
  rmSync(place, { recursive: true, force: true })
  await cms.close()
})

/** A complaint with a file, a note of staff, and a reply that waits to be sent. */
async function takeComplaint() {
  const { receiveSubmission } = await import('@/src/inbox/receive-submission')
  const { openMailQueue } = await import('@/src/mail/own-queue')
  const { recordStep } = await import('@/src/inbox/cases/record-step')
  await storeForm(cms, definition, { hash: 'h', audience: 'staff', retentionAction: 'anonymise' })
  const content = Buffer.from('%PDF CANARY-FILE')
  const file = {
    field: 'proof',
    id: 'f'.repeat(43),
    name: 'CANARY.pdf',
    mediaType: 'application/pdf',
    size: content.length,
  }
  const id = '1'.padStart(64, '0')
  await receiveSubmission(cms.payload, {
    submission: {
      ...{ id, reference: 'REF-1', formKey: 'complaint', versionHash: 'h', locale: 'pt', receivedOn: '2026-01-01' },
      ...{ isTest: false, answers: { email: 'canary@bcs.example', story: 'CANARY-STORY' }, files: [file] },
    },
    contents: [content],
  })
  const { docs } = await cms.payload.find({ collection: 'submissions', where: { deliveryId: { equals: id } }, ...own })
  const [taken] = docs
  if (!taken) throw new Error('It was not taken')
  const user = await cms.person('compliance')
  await recordStep(cms.payload, { user, of: taken, step: { kind: 'note', text: 'CANARY-NOTE' } })
  const event = await recordStep(cms.payload, { user, of: taken, step: { kind: 'reply', text: 'CANARY-REPLY' } })
  const message = { to: ['canary@bcs.example'], subject: 'REF-1', text: 'CANARY-REPLY' }
  await openMailQueue(cms.payload).add(`reply ${taken.id} ${event}`, message)
  return taken
}

/** Makes a backup as the one of a day. @param day of the year 2026 */
async function backUpOn(day: string): Promise<void> {
  const { status, stderr } = await runProgram(
    'tests/support/backup-program.ts',
    [backups, 'none', `${day}T03:00:00Z`],
    cms.directory,
  )
  expect(status, stderr).toBe(0)
}

async function findBackups(): Promise<string[]> {
  const { listBackups } = await import('./backup-places')
  return listBackups(backups)
}

/** Everything that a restored backup holds, its database as the bytes that it is. */
async function readRestored(name: string): Promise<string> {
  const { restoreBackup } = await import('./restore-backup')
  const { migrationNames } = await import('@/src/database/migration-names')
  const into = mkdtempSync(join(place, 'restored-'))
  await restoreBackup({
    ...{ from: join(backups, 'backups', name), dataDirectory: into, identities: [], migrations: migrationNames() },
    take: () => undefined,
    migrate: async () => undefined,
  })
  return readAll(into)
}

function readAll(directory: string): string {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return files.map(({ name, parentPath }) => `${name}\n${readFileSync(join(parentPath, name), 'latin1')}`).join('\n')
}

it('what a person had erased is in no backup any more once those of before are too old', async () => {
  const { eraseCase } = await import('@/src/inbox/rights/erase-case')
  const complaint = await takeComplaint()
  await backUpOn('2026-01-01')
  const [before = ''] = await findBackups()
  const held = await readRestored(before)
  for (const part of ['CANARY-STORY', 'CANARY-FILE', 'CANARY-NOTE', 'CANARY-REPLY']) expect(held).toContain(part)

  await eraseCase(cms.payload, complaint, new Date('2026-01-02T10:00:00Z'))
  await backUpOn('2026-01-03')
  const [, after = ''] = await findBackups()
  // Nothing of it is in a new one, not even where the database has free pages.
  expect(await readRestored(after)).not.toMatch(canary)

  await backUpOn('2026-02-05')
  expect(await findBackups()).toContain(before)
  expect(readAll(backups)).toMatch(canary)

  await backUpOn('2026-02-06')
  const left = await findBackups()
  expect(left).toHaveLength(3)
  expect(left).not.toContain(before)
  for (const name of left) expect(await readRestored(name), name).not.toMatch(canary)
  expect(readAll(backups)).not.toMatch(canary)
})
