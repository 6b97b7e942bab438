import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openFolderQueue } from '@/src/mail/folder-queue'
import { single } from '@/src/metrics/process-metrics'
import { freePort } from '@/tests/support/free-port'
import { ask } from '@/tests/support/local-server'
import { takeAll } from '@/tests/support/queued-mail'
import { dataMetrics } from './data-metrics'
import { serveMetrics } from './serve-metrics'

async function open() {
  const served = await serveMetrics({ port: await freePort(), host: '127.0.0.1' }, async () => [
    { process: 'product', metrics: [single('sona_pages_waiting', 7)] },
  ])
  onTestFinished(served.close)
  return served.port
}

it('tells figures to whoever collects them, and to no browser and no proxy', async () => {
  const port = await open()
  const told = await ask(port, { path: '/metrics' })
  expect(told.status).toBe(200)
  expect(told.body).toContain('sona_pages_waiting{process="product"} 7')
  for (const headers of [{ 'x-forwarded-for': '41.63.1.2' }, { origin: 'https://bad.example' }, { via: '1.1 proxy' }])
    expect((await ask(port, { path: '/metrics', headers })).status).toBe(403)
  expect((await ask(port, { path: '/' })).status).toBe(404)
  expect((await ask(port, { path: '/metrics', method: 'POST' })).status).toBe(405)
})

it('says in a sentence that its port is taken', async () => {
  const port = await open()
  await expect(serveMetrics({ port, host: '127.0.0.1' }, async () => [])).rejects.toThrow(
    `Port ${port} is already in use. Stop the program that uses it, or choose another with METRICS_PORT.`,
  )
})

it('counts what waits in the data directory, and is content with an empty one', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'sona-metrics-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  const value = async (name: string) =>
    (await dataMetrics(directory)).find((metric) => metric.name === name)?.values[0]?.value
  expect(await value('sona_spool_parcels')).toBe(0)
  expect(await value('sona_spool_oldest_seconds')).toBe(0)
  expect(await value('sona_backup_timestamp_seconds')).toBe(0)
  expect(await value('sona_backup_limit_seconds')).toBe(26 * 3_600)
  mkdirSync(join(directory, 'submissions/spool/set-aside'), { recursive: true })
  mkdirSync(join(directory, 'mail/queue'), { recursive: true })
  for (const file of ['a.parcel', 'b.parcel', 'c.parcel.new', 'set-aside/d.parcel'])
    writeFileSync(join(directory, 'submissions/spool', file), '')
  writeFileSync(join(directory, 'mail/queue/m.json'), '{}')
  writeFileSync(join(directory, 'sona.sqlite'), 'x'.repeat(100))
  writeFileSync(join(directory, 'sona.sqlite-wal'), 'x'.repeat(11))
  expect(await value('sona_spool_parcels')).toBe(2)
  expect(await value('sona_dead_letters')).toBe(1)
  expect(await value('sona_mail_waiting')).toBe(1)
  expect(await value('sona_database_bytes')).toBe(111)
  expect(await value('sona_disk_free_bytes')).toBeGreaterThan(0)
})

it('says since when a message could have been sent, however often it was tried', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'sona-metrics-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  const oldest = async () =>
    (await dataMetrics(directory)).find(({ name }) => name === 'sona_mail_oldest_seconds')?.values[0]?.value
  const queue = openFolderQueue(join(directory, 'mail'))
  const message = { to: ['ana@bcs.example'], subject: 's', text: 't' }
  await queue.add('tomorrow', { ...message, notBefore: Date.now() + 86_400_000 })
  expect(await oldest()).toBe(0)
  await queue.add('now', message)
  const [due] = await takeAll(queue, Date.now())
  if (!due) throw new Error('Nothing is due')
  const threeHoursAgo = new Date(Date.now() - 3 * 3_600_000)
  for (const file of readdirSync(join(directory, 'mail/queue')).filter((name) => name.startsWith(due.name)))
    utimesSync(join(directory, 'mail/queue', file), threeHoursAgo, threeHoursAgo)
  await queue.retryLater(due, Date.now())
  // As the alert asks, which is for two hours.
  expect(await oldest()).toBeGreaterThan(7_200)
})
