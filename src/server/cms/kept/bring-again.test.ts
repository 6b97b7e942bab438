import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keptForMs } from '@/src/submissions/kept-after-taking'
import { bringAgain } from './bring-again'
import { openKeptSubmissions } from './kept-submissions'

let directory = ''
let logged = ''
beforeEach(() => {
  directory = join(mkdtempSync(join(tmpdir(), 'sona-kept-')), 'kept')
  logged = ''
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    logged += String(text)
    return true
  })
})
afterEach(() => rmSync(join(directory, '..'), { recursive: true }))

const secret = 'what opens it'
const open = () => openKeptSubmissions(directory, { secrets: [secret], free: 0 })
const idOf = (number: number) => String(number).padStart(64, '0')
const textOf = (number: number) => Buffer.from(`what Ana sent, ${number}`)

/** A CMS whose database can be put back. */
function openCms() {
  const taken = new Map<string, string>()
  let backedUpTo: string | null = null
  let status = 200
  const asked: string[][] = []
  return {
    taken,
    asked,
    setBackup: (at: string) => {
      backedUpTo = at
    },
    answerWith: (next: number) => {
      status = next
    },
    bring: (now?: number) =>
      bringAgain(
        {
          kept: open(),
          secret: 'the way in',
          post: async (path, { headers, body }) => {
            expect(path).toBe('/api/submissions/missing')
            expect(headers['Authorization']).toBe('Bearer the way in')
            const { ids } = JSON.parse(String(body))
            asked.push(ids)
            const missing = ids.filter((id: string) => !taken.has(id))
            return { status, body: Buffer.from(JSON.stringify({ missing, backedUpTo })) }
          },
          deliver: async (queued) => {
            taken.set(idOf(Number(String(queued).split(', ')[1])), String(queued))
            return 'taken'
          },
        },
        now,
      ),
  }
}

async function keepSome(numbers: readonly number[]): Promise<void> {
  const { keep } = open()
  for (const number of numbers) await keep(idOf(number), textOf(number))
}
const left = () => readdirSync(directory).toSorted()
const hour = 3_600_000

it('lies sealed, and is what was sent to nobody without the secret', async () => {
  await keepSome([1])
  expect(left()).toEqual([idOf(1)])
  expect(readFileSync(join(directory, idOf(1))).includes('Ana')).toBe(false)
  expect(await open().read(idOf(1))).toEqual(textOf(1))
  await expect(openKeptSubmissions(directory, { secrets: ['another'] }).read(idOf(1))).rejects.toThrow()
  const later = openKeptSubmissions(directory, { secrets: ['its successor', secret] })
  expect(await later.read(idOf(1))).toEqual(textOf(1))
})

it('that opens no more holds up nothing that does', async () => {
  const cms = openCms()
  await openKeptSubmissions(directory, { secrets: ['lost'], free: 0 }).keep(idOf(1), textOf(1))
  await keepSome([2])
  await cms.bring()
  expect([...cms.taken.keys()]).toEqual([idOf(2)])
  expect(logged).toContain('opens with none of the secrets')
})

it('is brought again where the database was put back, the oldest first, and only what is missing there', async () => {
  const cms = openCms()
  await keepSome([3, 1, 2])
  cms.taken.set(idOf(1), 'already')
  await cms.bring()
  expect([...cms.taken.keys()]).toEqual([idOf(1), idOf(3), idOf(2)])
  expect(cms.taken.get(idOf(3))).toBe(String(textOf(3)))
  expect(cms.taken.get(idOf(1))).toBe('already')
  expect(logged).toContain('"brought":2')
  expect(logged).not.toContain('Ana')
  // Not backed up yet: it may be put back again.
  expect(left()).toHaveLength(3)
  logged = ''
  await cms.bring()
  expect(logged).toBe('')
})

it('goes when a backup surely has it, and not before', async () => {
  const cms = openCms()
  await keepSome([1, 2])
  await cms.bring()
  cms.setBackup(new Date(Date.now() + hour).toISOString())
  cms.taken.delete(idOf(2))
  await cms.bring()
  expect(left()).toEqual([idOf(2)])
  await cms.bring()
  expect(left()).toEqual([])
})

it('stays while the clocks of two machines may be what makes a backup seem later', async () => {
  const cms = openCms()
  await keepSome([1])
  await cms.bring()
  cms.setBackup(new Date(Date.now() + 60_000).toISOString())
  await cms.bring()
  expect(left()).toHaveLength(1)
})

it('goes after two days also where nobody makes backups that the product knows of', async () => {
  const cms = openCms()
  await keepSome([1])
  await cms.bring(Date.now() + keptForMs - hour)
  expect(left()).toHaveLength(1)
  cms.taken.clear()
  await cms.bring(Date.now() + keptForMs + hour)
  expect(left()).toEqual([])
  expect(cms.taken.size).toBe(0)
})

it('stays while the CMS is away, or of before', async () => {
  const cms = openCms()
  await keepSome([1])
  cms.answerWith(503)
  await expect(cms.bring()).rejects.toThrow('503')
  cms.answerWith(404)
  await cms.bring()
  expect(cms.taken.size).toBe(0)
  expect(left()).toHaveLength(1)
})

it('asks for many in parts', async () => {
  const cms = openCms()
  await keepSome(Array.from({ length: 250 }, (_, number) => number))
  await cms.bring()
  expect(cms.asked.map((ids) => ids.length)).toEqual([200, 50])
  expect(cms.taken.size).toBe(250)
})

it('what a killed process had begun to write goes', async () => {
  await keepSome([1])
  const torn = join(directory, `${idOf(2)}.1.new`)
  writeFileSync(torn, 'half')
  await openCms().bring()
  expect(left()).toHaveLength(2)
  utimesSync(torn, 0, 0)
  await openCms().bring()
  expect(left()).toEqual([idOf(1)])
})

it('is not kept where the disk is nearly full: what is sent next needs it more', async () => {
  await keepSome([1])
  await openKeptSubmissions(directory, { secrets: [secret], free: Number.MAX_SAFE_INTEGER }).keep(idOf(2), textOf(2))
  expect(left()).toEqual([idOf(1)])
})
