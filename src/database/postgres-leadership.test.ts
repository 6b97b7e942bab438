import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ownAddress } from '@/tests/support/postgres/own-database'
import { whileClaimed } from './claim'
import { followLeadership } from './follow-leadership'
import { leads } from './leadership'

const beside = new Client({ connectionString: ownAddress() })
const opened = beside.connect()
afterAll(() => beside.end())

beforeEach(() => {
  // Who leads is said in the log.
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
})
const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

/** Somebody who leads when nobody else does, as another process would. */
function follow(): { isLeading: boolean; end: () => Promise<void> } {
  let isLeading = false
  const end = followLeadership({
    everyMs: 50,
    onChange: (is) => {
      isLeading = is
    },
  })
  ends.push(end)
  return {
    get isLeading() {
      return isLeading
    },
    end,
  }
}

/** The process of the server in which the lock of the leader is held. */
async function leadersBackend(): Promise<number> {
  await opened
  const sql = `SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND classid = 7662 AND objid = 2 AND granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`
  return Number((await beside.query(sql)).rows[0]?.pid)
}

const soon = { timeout: 3_000, interval: 20 }

it('one leads, and when it ends another one does', async () => {
  const followers = [follow(), follow(), follow()]
  const leaders = () => followers.filter(({ isLeading }) => isLeading)
  await vi.waitFor(() => expect(leaders()).toHaveLength(1), soon)
  await wait(300)
  expect(leaders()).toHaveLength(1)
  const [first] = leaders()
  await first?.end()
  expect(first?.isLeading).toBe(false)
  await vi.waitFor(() => expect(leaders()).toHaveLength(1), soon)
  expect(leaders()[0]).not.toBe(first)
})

it('whoever loses the connection leads no more, within a moment, and another one does', async () => {
  const leading = follow()
  await vi.waitFor(() => expect(leading.isLeading).toBe(true), soon)
  const next = follow()
  await wait(200)
  expect(next.isLeading).toBe(false)
  const began = performance.now()
  await beside.query('SELECT pg_terminate_backend($1)', [await leadersBackend()])
  await vi.waitFor(() => expect(next.isLeading !== leading.isLeading).toBe(true), soon)
  expect(performance.now() - began).toBeLessThan(3_000)
})

it('whoever gets no answer any more leads no more, before anybody else can', async () => {
  const leading = follow()
  await vi.waitFor(() => expect(leading.isLeading).toBe(true), soon)
  const backend = await leadersBackend()
  // The server, or the way to it, stands still: nobody says that anything ended.
  process.kill(backend, 'SIGSTOP')
  try {
    const next = follow()
    await vi.waitFor(() => expect(leading.isLeading).toBe(false), { timeout: 6_000, interval: 20 })
    expect(next.isLeading).toBe(false)
  } finally {
    process.kill(backend, 'SIGCONT')
  }
  await vi.waitFor(async () => expect(await leadersBackend()).not.toBe(backend), soon)
})

it('who is there with other keys is noticed on both sides, until they are gone', async () => {
  const seen = new Map<string, boolean>()
  const join = (name: string, mark: string) => {
    const end = followLeadership({ everyMs: 20, company: { mark, onStrangers: (are) => void seen.set(name, are) } })
    ends.push(end)
    return end
  }
  join('one', 'aaaaaaaa')
  join('same', 'aaaaaaaa')
  await vi.waitFor(() => expect(Object.fromEntries(seen)).toEqual({ one: false, same: false }), soon)
  const leave = join('other', 'bbbbbbbb')
  await vi.waitFor(() => expect(Object.fromEntries(seen)).toEqual({ one: true, same: true, other: true }), soon)
  await leave()
  await vi.waitFor(() => expect(Object.fromEntries(seen)).toMatchObject({ one: false, same: false }), soon)
})

it('answers the whole process', async () => {
  expect(leads()).toBe(false)
  const one = follow()
  await vi.waitFor(() => expect(leads()).toBe(true), soon)
  await one.end()
  expect(leads()).toBe(false)
})

it('what is claimed is free when whoever had it is done, fails or is gone, and says so to whoever lost it', async () => {
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>()
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const first = whileClaimed('releases/1', () => {
    begin()
    return finished
  })
  const { whileLocked } = await import('./server-claim')
  await begun
  // As another process asks.
  expect(await whileLocked('releases/1', async () => 'done')).toBe('claimed')
  expect(await whileClaimed('releases/1', async () => 'done')).toBe('claimed')
  expect(await whileClaimed('releases/2', async () => 'done')).toBe('done')
  finish()
  await first
  const failing = whileLocked('releases/1', () => Promise.reject(new Error('no room')))
  await expect(failing).rejects.toThrow('no room')
  await whileLocked('releases/1', async ({ isHeld }) => {
    expect(isHeld()).toBe(true)
    const sql = `SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND classid <> 7662
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`
    await beside.query(sql)
    await vi.waitFor(() => expect(isHeld()).toBe(false), soon)
    expect(await whileLocked('releases/1', async () => 'done')).toBe('done')
  })
})
