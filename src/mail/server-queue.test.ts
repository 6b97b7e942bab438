import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { bundleProgram } from '@/tests/support/bundle-program'
import { type MailServer, startMailServer } from '@/tests/support/mail-server'
import { askDatabase, openTestCms, type TestCms } from '@/tests/support/open-test-cms'
import { ownAddress } from '@/tests/support/postgres/own-database'
import { takeAll } from '@/tests/support/queued-mail'
import { startApart } from '@/tests/support/start-apart'
import type { ServerQueue } from './server-queue'

let cms: TestCms
let program = ''
beforeAll(async () => {
  cms = await openTestCms()
  program = await bundleProgram('tests/support/mail-program.ts')
}, 120_000)
afterAll(() => cms.close())

let logged = ''
beforeEach(() => {
  logged = ''
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    logged += String(text)
    return true
  })
})

let server: MailServer | undefined
const senders: ChildProcess[] = []
afterEach(async () => {
  for (const sender of senders.splice(0)) await kill(sender)
  await server?.close()
  server = undefined
  await askDatabase(cms, 'DELETE FROM mail_queue')
})

const message = { to: ['ana@bcs.example'], subject: 'Referência ABCD', text: 'Chegou uma resposta: ABCD.' }

async function serve(serving: Parameters<typeof startMailServer>[0] = {}): Promise<MailServer> {
  server = await startMailServer(serving)
  return server
}

/** A queue as one of several processes has it open. */
async function openQueue(heldMs?: number): Promise<ServerQueue> {
  const [{ openServerQueue }, { readRows }] = [
    await import('./server-queue'),
    await import('@/src/database/statements'),
  ]
  return openServerQueue((statement) => readRows(cms.payload, statement), heldMs === undefined ? {} : { heldMs })
}

/** A process that sends, with a data directory of its own. @param name by which the mail server knows it */
async function startSender(name: string, { port }: MailServer, heldMs = 60_000): Promise<ChildProcess> {
  const directory = mkdtempSync(join(cms.directory, 'sender-'))
  const settings = {
    ...{ SONA_DATA: directory, DATABASE_URL: ownAddress() },
    ...{ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: `${name}@bank.example` },
  }
  const { child, seen } = startApart(settings, [program, String(heldMs)])
  senders.push(child)
  await seen('sends')
  return child
}

async function kill(sender: ChildProcess): Promise<void> {
  if (sender.exitCode !== null || sender.signalCode !== null) return
  const exit = once(sender, 'exit')
  sender.kill('SIGKILL')
  await exit
}

const stored = (columns = 'state, mail') => askDatabase(cms, `SELECT ${columns} FROM mail_queue ORDER BY name`)
const idOf = (text: string) => /^Message-ID:\s+(<\S+>)/m.exec(text)?.[1]
const subjectOf = (text: string) => /^Subject: (.*)\r$/m.exec(text)?.[1]

describe('two processes', () => {
  it('send each of 200 messages once, both of them', async () => {
    const mailServer = await serve()
    const queue = await openQueue()
    const subjects = Array.from({ length: 200 }, (_, number) => `Message ${String(number).padStart(3, '0')}`)
    for (const subject of subjects) await queue.add(subject, { ...message, subject })
    await Promise.all(['one', 'other'].map((name) => startSender(name, mailServer)))
    await vi.waitFor(async () => expect((await queue.measure()).waiting).toBe(0), { timeout: 60_000, interval: 100 })
    await wait(500)
    expect(mailServer.received.map(subjectOf).toSorted()).toEqual(subjects)
    const shares = ['one', 'other'].map(
      (name) => mailServer.offeredBy.filter((by) => by === `${name}@bank.example`).length,
    )
    expect(shares[0]).toBeGreaterThan(20)
    expect(shares[1]).toBeGreaterThan(20)
    // Nothing of a message is kept.
    expect(new Set((await stored()).map((row) => JSON.stringify(row)))).toEqual(
      new Set([JSON.stringify({ state: 'sent', mail: null })]),
    )
  }, 120_000)

  it('one sends soon what the other one was at when it was killed, by the same id', async () => {
    const heldMs = 2_000
    const { promise: never } = Promise.withResolvers<void>()
    const mailServer = await serve({ hold: () => (mailServer.received.length === 1 ? never : Promise.resolve()) })
    const queue = await openQueue()
    await queue.add('one', message)
    const first = await startSender('one', mailServer, heldMs)
    await vi.waitFor(() => expect(mailServer.received).toHaveLength(1), { timeout: 10_000 })
    await startSender('one', mailServer, heldMs)
    // For longer than it would be held in silence.
    await wait(2 * heldMs)
    expect(mailServer.received).toHaveLength(1)
    await kill(first)
    const killed = performance.now()
    await vi.waitFor(async () => expect(await stored()).toEqual([{ state: 'sent', mail: null }]), {
      timeout: 10_000,
      interval: 20,
    })
    expect(performance.now() - killed).toBeLessThan(heldMs + 1_000)
    expect(mailServer.received).toHaveLength(2)
    expect(idOf(mailServer.received[0] ?? '')).toMatch(/^<[0-9a-f]{64}@bank.example>$/)
    expect(idOf(mailServer.received[1] ?? '')).toBe(idOf(mailServer.received[0] ?? ''))
  }, 60_000)

  it.each([
    [550, 'refused', 1],
    [451, 'waiting', 1],
  ])(
    'try a message once to which the server says %i, and it is %s',
    async (code, state, tries) => {
      const mailServer = await serve({ refuse: { code } })
      const queue = await openQueue()
      await queue.add('one', message)
      for (const name of ['one', 'other']) await startSender(name, mailServer)
      await vi.waitFor(() => expect(mailServer.offeredBy).toHaveLength(tries), { timeout: 10_000 })
      await wait(500)
      expect(mailServer.offeredBy).toHaveLength(tries)
      expect(await stored(`state, mail IS NOT NULL AS kept, attempts, taken_by`)).toEqual([
        { state, kept: 1, attempts: state === 'refused' ? 0 : 1, taken_by: null },
      ])
      await queue.add('one', message)
      expect(await queue.measure()).toMatchObject(
        state === 'refused' ? { waiting: 0, refused: 1 } : { waiting: 1, refused: 0 },
      )
    },
    60_000,
  )

  it('send what waits in their folders: what visitors’ process put there, and what was there before there was a server', async () => {
    const mailServer = await serve()
    const { openFolderQueue } = await import('./folder-queue')
    const directory = mkdtempSync(join(tmpdir(), 'sona-mail-'))
    const folders = ['one', 'other'].map((name) => openFolderQueue(join(directory, name)))
    // As each of several sites tells the same people of the same day.
    for (const folder of folders) await folder.add('sealed notice', message)
    const { withFolder } = await import('./hand-in-folder')
    const { startMailSender } = await import('./mail-sender')
    const { openPostOffice } = await import('./post-office')
    const office = openPostOffice({
      smtpUrl: `smtp://127.0.0.1:${mailServer.port}`,
      from: 'bank@bcs.example',
      directory,
    })
    const opened = await Promise.all(folders.map(async (folder) => withFolder(await openQueue(), folder)))
    const stops = opened.map((queue) => startMailSender(queue, office, { everyMs: 20 }))
    await vi.waitFor(() => expect(mailServer.received).toHaveLength(1))
    for (const folder of folders) await folder.add('sealed notice', message)
    await wait(300)
    for (const stop of stops) await stop()
    expect(mailServer.received).toHaveLength(1)
    for (const name of ['one', 'other']) expect(readdirSync(join(directory, name, 'queue'))).toEqual([])
    rmSync(directory, { recursive: true })
  })
})

it('what a CMS puts in is sent by another process, of which it knows nothing', async () => {
  const mailServer = await serve()
  const { email } = await cms.person('editor')
  await cms.payload.sendEmail({ to: email, subject: 'Ligação', text: 'admin/reset/abc' })
  expect(readdirSync(cms.directory)).not.toContain('mail')
  await startSender('one', mailServer)
  await vi.waitFor(() => expect(mailServer.received).toHaveLength(1), { timeout: 10_000 })
  expect(mailServer.received[0]).toContain(`To: ${email}`)
})

describe('a message', () => {
  it('is put in once, whatever is asked again, also after it was sent', async () => {
    const queue = await openQueue()
    await Promise.all([queue.add('one', message), (await openQueue()).add('one', message)])
    for await (const taken of queue.take(Date.now())) await queue.markSent(taken)
    await queue.add('one', message)
    expect(await stored()).toEqual([{ state: 'sent', mail: null }])
    await queue.forgetOld(Date.now() + 59 * 86_400_000)
    expect(await stored()).toHaveLength(1)
    await queue.forgetOld(Date.now() + 61 * 86_400_000)
    expect(await stored()).toEqual([])
  })

  it('is not tried before its time, and ever less often', async () => {
    const queue = await openQueue()
    const now = Date.now()
    await queue.add('later', { ...message, notBefore: now + 1000 })
    expect(await takeAll(queue, now)).toEqual([])
    const waits: number[] = []
    for (let at = now + 1000, count = 0; count < 9; count++) {
      for await (const taken of queue.take(at)) {
        expect(taken.attempts).toBe(count)
        await queue.retryLater(taken, at)
      }
      const next = Number((await askDatabase(cms, 'SELECT next_try FROM mail_queue')).map(nextOf)[0])
      expect(await takeAll(queue, next - 1)).toEqual([])
      waits.push((next - at) / 1000)
      at = next
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 960, 1920, 3600, 3600])
  })

  it('that somebody else has taken meanwhile is put off or aside by nobody but them', async () => {
    const [slow, next] = [await openQueue(60), await openQueue()]
    await slow.add('one', message)
    const held = slow.take(Date.now())[Symbol.asyncIterator]()
    const { value } = await held.next()
    // Ends with saying that it is still held, as a process does that stands still.
    await held.return?.()
    await wait(120)
    const [taken] = await takeAll(next, Date.now())
    expect(taken).toEqual(value)
    await slow.giveUp(value)
    await slow.retryLater(value, Date.now())
    expect(await stored('state, attempts')).toEqual([{ state: 'waiting', attempts: 0 }])
    // What was sent was sent, whoever has it.
    await slow.markSent(value)
    expect(await stored()).toEqual([{ state: 'sent', mail: null }])
  })

  it('that was sent while the database could not be told is told of when it can, and not sent again', async () => {
    const { openServerQueue } = await import('./server-queue')
    const { readRows } = await import('@/src/database/statements')
    let isAway = false
    const queue = openServerQueue(async (statement) => {
      if (isAway) throw new Error('The connection was lost')
      return readRows(cms.payload, statement)
    })
    await queue.add('one', message)
    const sent: string[] = []
    const { startMailSender } = await import('./mail-sender')
    const office = {
      send: async ({ name }: { name: string }) => {
        sent.push(name)
        isAway = true
      },
    }
    const stop = startMailSender(queue, office, { everyMs: 20 })
    await vi.waitFor(() => expect(logged).toContain('cannot be read'))
    isAway = false
    await vi.waitFor(async () => expect(await stored()).toEqual([{ state: 'sent', mail: null }]))
    await stop()
    expect(sent).toHaveLength(1)
  })

  it('stands in no log when the database fails', async () => {
    await askDatabase(cms, 'ALTER TABLE mail_queue ADD CONSTRAINT none CHECK (false) NOT VALID')
    try {
      const { log } = await import('@/src/platform/log')
      const failed = await (await openQueue()).add('one', message).catch((error: unknown) => error)
      expect(failed).toBeInstanceOf(Error)
      log.error('It failed', { error: failed })
      expect(logged).toContain('It failed')
      expect(logged).not.toMatch(/ana@|ABCD/)
    } finally {
      await askDatabase(cms, 'ALTER TABLE mail_queue DROP CONSTRAINT none')
    }
  })

  it('is looked for once the database may be asked, and is counted where it waits', async () => {
    await (await openQueue()).add('one', message)
    let isReady = false
    const { openOutbox } = await import('./own-queue')
    const { queue, measure, close } = await openOutbox({ isReady: () => isReady })
    expect(await takeAll(queue, Date.now())).toEqual([])
    isReady = true
    expect(await takeAll(queue, Date.now())).toHaveLength(1)
    expect(await measure?.()).toMatchObject({ waiting: 1 })
    await close()
    const { dataMetrics } = await import('@/src/server/metrics/data-metrics')
    // Two processes must not tell the same figure.
    expect((await dataMetrics(cms.directory)).filter(({ name }) => name.startsWith('sona_mail'))).toEqual([])
  })

  it('is counted since it could have been sent', async () => {
    const queue = await openQueue()
    expect(await queue.measure()).toEqual({ waiting: 0, oldestSeconds: 0, refused: 0 })
    await queue.add('tomorrow', { ...message, notBefore: Date.now() + 86_400_000 })
    expect(await queue.measure()).toEqual({ waiting: 1, oldestSeconds: 0, refused: 0 })
    await queue.add('now', message)
    await askDatabase(cms, "UPDATE mail_queue SET since = since - interval '3 hours'")
    for await (const taken of queue.take(Date.now())) await queue.retryLater(taken, Date.now())
    const { waiting, oldestSeconds } = await queue.measure()
    expect(waiting).toBe(2)
    expect(oldestSeconds).toBeGreaterThan(7200)
  })
})

const nextOf = (row: unknown) => (row instanceof Object ? Reflect.get(row, 'next_try') : undefined)
