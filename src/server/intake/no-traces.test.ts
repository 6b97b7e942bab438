import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { toSealedDirectory } from '@/src/intake/installation'
import { openCaseKey } from '@/src/sealed/case-keys'
import { toAnswerBy } from '@/src/sealed/deadlines'
import { readCase } from '@/src/sealed/read-case'
import { composeReply } from '@/src/sealed/replies'
import { openSealedStore } from '@/src/sealed/store/sealed-store'
import { bundleProgram } from '@/tests/support/bundle-program'
import { scanMemory } from '@/tests/support/scan-memory'
import {
  heldTicket,
  openTestIntake,
  readCode,
  type Shown,
  submit,
  type TestIntake,
  visit,
} from '@/tests/support/sealed-intake'

let site: TestIntake
beforeAll(async () => {
  site = await openTestIntake({}, await bundleProgram('src/server/intake/intake-process.ts'))
}, 60_000)
afterAll(() => site.stop())

/** Stands in everything that is sent, so that one look finds all of it. */
const marker = `canary${randomBytes(8).toString('hex')}`
const words = {
  text: `${marker}text`,
  author: `${marker}author`,
  file: `${marker}file`,
  message: `${marker}message`,
  second: `${marker}second`,
  reply: `${marker}reply`,
}
/** What must not be anywhere: that, the key of a draft, and the code. */
const secrets = [marker]

/** What is left of them in any process of the listener, and in any file that it has. */
function traces(): { memory: number; files: number } {
  const files = readdirSync(site.data, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => {
      const bytes = readFileSync(join(parentPath, name))
      return sum + secrets.filter((word) => bytes.includes(word) || bytes.includes(Buffer.from(word, 'utf16le'))).length
    }, 0)
  return { memory: scanMemory(site.pids(), secrets), files }
}

const none = { memory: 0, files: 0 }
const send = (page: Shown, action: string, values: Record<string, string | File>) =>
  submit(page, { site, action, values })

async function photo(name: string): Promise<File> {
  const picture = sharp({ create: { width: 900, height: 700, channels: 3, background: '#a41' } })
  const bytes = await picture
    .jpeg()
    .withExif({ IFD0: { Artist: words.author } })
    .toBuffer()
  return new File([new Uint8Array(bytes)], `${name}.jpg`, { type: 'image/jpeg' })
}

async function soonAfter(): Promise<ReturnType<typeof traces>> {
  await wait(300)
  return traces()
}

it('stays of a report through its whole life in no process, no file, no log and no temporary directory', async () => {
  const look = await send(await visit(`${site.address}/en/_sealed/report`), 'report', {
    text: words.text.repeat(500),
    files: await photo(words.file),
  })
  // The control: what is looked for is found where it is, in this process, which has written it.
  expect(scanMemory([process.pid], secrets)).toBeGreaterThan(0)
  expect(look.text).toContain(words.author)
  const draftKey = /name="key" value="(AGE-SECRET-KEY-[^"]+)"/.exec(look.text)?.[1] ?? ''
  secrets.push(draftKey)
  expect(draftKey).not.toBe('')
  expect(await soonAfter()).toEqual(none)

  const receipt = await send(look, 'send', { 'file-0': 'asIs' })
  const code = readCode(receipt)
  secrets[1] = code
  secrets[2] = code.replaceAll(' ', '')
  expect(await soonAfter()).toEqual(none)

  const mailbox = await send(await visit(`${site.address}/en/_sealed/return`), 'return', { code })
  expect(mailbox.text).toContain('There are no answers yet')
  expect(await soonAfter()).toEqual(none)

  const second = await send(mailbox, 'write', { text: words.message, files: await photo(words.second) })
  expect(await soonAfter()).toEqual(none)
  expect((await send(second, 'send', { 'file-0': 'stripped' })).text).toContain('Your message has been sent')
  expect(await soonAfter()).toEqual(none)

  // All of it was taken, and is read by whom it is for.
  const store = openSealedStore(toSealedDirectory(site.data))
  const { id } = store.casesOf('ana')[0] ?? { id: '' }
  const key = await openCaseKey(store.keyBlobs(id)[0]?.blob ?? new Uint8Array(), site.bank.halves.ana.identity, id)
  const items = await readCase(
    store.items(id).map(({ blob }) => blob),
    [key],
    site.bank.directory.readers,
  )
  expect(items.map(({ item }) => item?.header.kind)).toEqual(['report', 'file', 'message', 'file'])
  expect(Buffer.from(items[1]?.item?.content ?? []).includes(words.author)).toBe(true)

  const day = new Date().toISOString().slice(0, 10)
  const mailboxRecipient = items[0]?.item?.header.mailbox?.recipient ?? ''
  const before = store.items(id).map(({ blob }) => blob)
  const reply = await composeReply(
    { kind: 'reply', text: words.reply, day, key, mailboxRecipient, before },
    site.bank.halves.ana,
  )
  store.addItem({ caseId: id, place: before.length + 1, from: 'desk', day, blob: reply })
  store.acknowledge(id, { day, answerBy: toAnswerBy(day) })
  store.close()
  const answered = await send(await visit(`${site.address}/en/_sealed/return`), 'return', { code })
  expect(answered.text).toContain(words.reply)
  expect(await soonAfter()).toEqual(none)

  await send(answered, 'close', { sure: 'yes' })
  await wait(10_000)
  expect(traces()).toEqual(none)
}, 120_000)

it('stays of a post that was refused in no process: whoever refused it goes on', async () => {
  const refused = `${marker}refused`
  const ticket = await heldTicket(site)
  const statuses = new Map<number, number>()
  const post = async (query: string, text: string) => {
    const body = new URLSearchParams({ text })
    const answer = await fetch(`${site.address}/en/_sealed/report${query}`, { method: 'POST', body }).catch(() => null)
    await answer?.text().catch(() => undefined)
    statuses.set(answer?.status ?? 0, (statuses.get(answer?.status ?? 0) ?? 0) + 1)
  }
  // In pieces too: as much as the listener reads at a time, and more.
  for (const times of [1, 100, 3_000, 20_000]) {
    const text = `${refused} `.repeat(times)
    await Promise.all(['', '?t=abc'].map((query) => post(query, text)))
    await Promise.all(Array.from({ length: 12 }, () => post(`?t=${ticket}`, text)))
  }
  expect(statuses.get(403)).toBeGreaterThan(3)
  expect(statuses.get(429)).toBeGreaterThan(3)
  await wait(1_500)
  expect(scanMemory(site.pids(), [refused])).toBe(0)
}, 120_000)
