import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { begin, nameOf, ownAddress } from '@/tests/support/postgres/own-database'
import { followPublications } from './follow-publications'

const writers = 8
const rowsOfEach = 2_600
const longestMs = 3

const url = ownAddress()
const clients: Client[] = []
async function connect(): Promise<Client> {
  const client = new Client({ connectionString: url })
  await client.connect()
  clients.push(client)
  return client
}
beforeAll(() => begin('migrated', nameOf(url), mkdtempSync(join(tmpdir(), 'sona-order-'))), 120_000)
afterAll(async () => {
  for (const client of clients) await client.end()
})

/** Writes rows, each in a transaction that ends some time after the row was written, or is taken back. @returns how many stayed. */
async function write(writer: number): Promise<number> {
  const client = await connect()
  let stayed = 0
  for (let row = 0; row < rowsOfEach; row += 1) {
    await client.query('BEGIN')
    await client.query('INSERT INTO publications (tags, hrefs) VALUES ($1, $2)', [JSON.stringify([writer, row]), '{}'])
    await wait(Math.random() * longestMs)
    const isKept = Math.random() > 0.02
    await client.query(isKept ? 'COMMIT' : 'ROLLBACK')
    if (isKept) stayed += 1
  }
  return stayed
}

it('whoever reads by number misses no row of 8 writers, whenever their transactions end, and sees each once, in order', async () => {
  const reader = await connect()
  const seen: number[] = []
  let isOver = false
  async function read(): Promise<void> {
    for (;;) {
      const isLast = isOver
      const after = seen.at(-1) ?? 0
      const { rows } = await reader.query('SELECT seq::int AS seq FROM publications WHERE seq > $1 ORDER BY seq', [
        after,
      ])
      seen.push(...rows.map(({ seq }) => seq))
      if (isLast) return
    }
  }
  const reading = read()
  const stayed = await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)))
  isOver = true
  await reading
  const total = stayed.reduce((sum, count) => sum + count, 0)
  expect(total).toBeGreaterThan(20_000)
  expect(seen).toHaveLength(total)
  // Without a gap, so that a reader knows when the feed was put back to an older one.
  expect(seen).toEqual(Array.from({ length: total }, (_, index) => index + 1))
}, 120_000)

it('the rows of one transaction follow each other, and what is deleted gives its number to nobody', async () => {
  const client = await connect()
  const newest = async () => Number((await client.query('SELECT max(seq) AS seq FROM publications')).rows[0].seq)
  const before = await newest()
  await client.query(`BEGIN; INSERT INTO publications (tags, hrefs) VALUES ('["a"]', '{}'), ('["b"]', '{}'); COMMIT`)
  const { rows } = await client.query('SELECT seq::int AS seq, tags FROM publications WHERE seq > $1 ORDER BY seq', [
    before,
  ])
  expect(rows).toEqual([
    { seq: before + 1, tags: ['a'] },
    { seq: before + 2, tags: ['b'] },
  ])
  await client.query('DELETE FROM publications WHERE seq > $1', [before])
  await client.query(`INSERT INTO publications (tags, hrefs) VALUES ('["c"]', '{}')`)
  expect(await newest()).toBe(before + 3)
})

it('whoever listens is told when a row can be read, whichever process wrote it, and again after the connection was lost', async () => {
  const client = await connect()
  const told = vi.fn()
  const end = followPublications(told)
  await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(1))
  await client.query('BEGIN')
  await client.query(`INSERT INTO publications (tags, hrefs) VALUES ('["d"]', '{}')`)
  await wait(100)
  expect(told).toHaveBeenCalledTimes(1)
  await client.query('COMMIT')
  await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(2))
  await client.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND query LIKE $1',
    ['LISTEN %'],
  )
  await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(3), 5_000)
  await client.query(`INSERT INTO publications (tags, hrefs) VALUES ('["e"]', '{}')`)
  await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(4))
  await end()
})
