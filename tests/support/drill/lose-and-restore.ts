import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import { z } from 'zod'
import { askBeside } from '../ask-beside'
import { dataSettings } from '../postgres/own-database'
import { openWorkingCms } from '../working-cms'
import type { Drill } from './open-drill'
import { askAgain, sendFromSite } from './site-apart'

/** Sends forms, each acknowledged. @returns their references. */
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
async function collect({ cms, data }: Drill) {
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
  const rows = z
    .array(z.object({ reference: z.string() }))
    .parse(await askBeside(directory, 'SELECT reference FROM submissions'))
  const spool = join(directory, 'submissions', 'spool')
  const waiting = readdirSync(spool)
    .filter((name) => name.endsWith('.parcel'))
    .flatMap((name) => unpackSubmission(readFileSync(join(spool, name)))?.submission.reference ?? [])
  return [...rows.map(({ reference }) => reference), ...waiting]
}

/** What each database gives for a number, which may be a text. */
const counted = z.tuple([z.object({ n: z.coerce.number() })])
const entry = z.tuple([z.object({ action: z.string(), number: z.coerce.number() })])

type Losing = {
  /** Where it is restored: on a server, into a database of its own that is empty. */
  restored: string
  /** Takes away what is not in the data directory. */
  lose: () => Promise<void>
}

/**
 * Publishes, sends twenty forms, backs up twice while all of it is written to, loses everything, restores it elsewhere, and compares.
 *
 * @returns what the restore said.
 */
export async function loseAndRestore(drill: Drill, { restored, lose }: Losing): Promise<string> {
  const { cms, data, place, clear, sealed, recipient, identityFile, publish, run, backUp, manifestOf } = drill
  const { appendAudit } = await import('@/src/audit/append-audit')
  const sent = await sendForms(1, 20)
  const acknowledged = Date.now()
  const collector = await collect(drill)
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
  drill.late.push(...(await sendFromSite(drill, 5)))
  const [before] = z
    .array(z.object({ id: z.number() }))
    .parse((await cms.payload.find({ collection: 'publications', sort: '-id', limit: 1, overrideAccess: true })).docs)
  await cms.payload.destroy()
  rmSync(data, { recursive: true })
  await lose()

  const ran = await run('scripts/restore.ts', [sealed, restored], {
    ...(await dataSettings(restored)),
    SONA_DATA: join(place, 'nobody'),
    BACKUP_IDENTITY_FILE: identityFile,
  })
  expect(ran.error).toBe('')
  expect(ran.status).toBe(0)
  const { database, begunAt } = await manifestOf(sealed)
  expect(Date.parse(begunAt)).toBeGreaterThanOrEqual(acknowledged)
  expect(database?.formVersions).toMatchObject([{ form: 'jobApplication', number: 1, hash: 'jobApplication-1' }])
  expect(database?.newestPublication).toBeGreaterThan(0)
  expect(database?.newestPublication).toBeLessThan(before?.id ?? 0)
  expect(ran.output).toContain(
    `newest publication ${database?.newestPublication}; the audit log is whole up to entry ${database?.audit.number}`,
  )
  expect(ran.output).toContain(`what was written after ${begunAt}: publications after ${database?.newestPublication}`)

  // All twenty, and each once: what is both in the spool and in the database has one number.
  expect([...new Set(await referencesIn(restored))].sort()).toEqual(sent.toSorted())
  const [{ n }] = counted.parse(await askBeside(restored, 'SELECT count(*) AS n FROM pages'))
  expect(n).toBe(database?.counts['pages'])
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
  const newest = 'SELECT action, number FROM audit_log ORDER BY number DESC LIMIT 1'
  const [last] = entry.parse(await askBeside(restored, newest))
  expect(last).toEqual({ action: 'restored', number: Number(database?.audit.number) + 1 })
  const examined = await run('src/evidence/examine-process.ts', [], await dataSettings(restored))
  expect(JSON.parse(examined.output)).toMatchObject({ fault: null, isProtected: true, count: last.number })
  expect(existsSync(join(place, 'nobody'))).toBe(false)
  return ran.output
}

const listed = z.array(z.object({ reference: z.string() }))

/**
 * Works with what was restored: people log in, strangers read what is published, what a site of its own had acknowledged after the backup
 * comes again, and the log goes on.
 */
export async function workWithRestored(drill: Drill, restored: string): Promise<void> {
  const { run, late } = drill
  const working = await openWorkingCms({ directory: restored })
  const logIn = { email: 'admin-1@bcs.example', password: 'a test password' }
  const { status, body } = await working.anonymous.rest('POST', '/users/login', logIn)
  expect([status, typeof body['token']]).toEqual([200, 'string'])
  const { body: read } = await working.anonymous.rest(
    'GET',
    '/pages?locale=pt&sort=id&where[slug][in]=primeira,terceira',
  )
  expect(read['docs']).toMatchObject([{ slug: 'primeira', _status: 'published' }])
  const readLate = async () => {
    const named = late.map((reference) => `'${reference}'`).join()
    const sql = `SELECT reference FROM submissions WHERE reference IN (${named}) ORDER BY reference`
    return listed.parse(await askBeside(restored, sql)).map(({ reference }) => reference)
  }
  expect(await readLate()).toEqual([])
  for (const _turn of ['first', 'again']) {
    await askAgain(drill, working, restored)
    expect(await readLate()).toEqual(late.toSorted())
  }
  await working.kill()
  const { output } = await run('src/evidence/examine-process.ts', [], await dataSettings(restored))
  expect(JSON.parse(output)).toMatchObject({ damage: null, fault: null })
}

/** The mode of a file, as far as it says who may do what. */
export const modeOf = (path: string) => statSync(path).mode & 0o777
