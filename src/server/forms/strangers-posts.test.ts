import { existsSync, mkdirSync, mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isMainThread } from 'node:worker_threads'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { z } from 'zod'
import { env } from '@/src/platform/env'
import { readDraft } from '@/src/submissions/reading/read-post'
import { arrivalsDirectory } from '@/src/submissions/submission-places'
import { keptOf, openFormSite, renamedVersion, testHash } from '@/tests/support/form-posting'
import { makeDocx, makePdf } from '@/tests/support/make-files'
import { beginPost, postBytes, postFrom, postHead, toBody } from '@/tests/support/post-from'
import { sendRaw } from '@/tests/support/raw-request'
import { forgetBrokenOff } from './receive-body'

/** What strangers send beside each other: none of it may keep anybody else from sending. */

const fresh = '127.9.9.9'

async function openReports() {
  const form = renamedVersion('whistleblowing-report', { audience: 'investigators' })
  return { form, address: `${await openFormSite(form)}/en/_forms/${form.formKey}` }
}
const toReport = async (bytes = 0) => ({
  ...{ _version: testHash, identity: 'anonymous', irregularityType: 'fraud', description: 'Facts.' },
  attachments: await pdfOf(bytes),
})
const pdfOf = async (bytes = 0) =>
  new File([new Uint8Array(await makePdf()), new Uint8Array(bytes)], 'a.pdf', { type: 'application/pdf' })

describe('bodies that never come', () => {
  it.each<[what: string, sockets: number, networks: number]>([
    ['six from one network', 6, 1],
    ['sixty from one network', 60, 1],
    ['a hundred from fifty networks', 100, 50],
  ])('close no form: %s', async (_what, sockets, networks) => {
    const { form, address } = await openReports()
    const from = (index: number) => `127.1.${index % networks}.1`
    const idle = await Promise.all(Array.from({ length: sockets }, (_, index) => beginPost(address, from(index))))
    // The heads are there.
    await wait(100)
    expect(await postFrom(address, await toReport(200_000), { from: fresh })).toMatchObject({ status: 201 })
    // Somebody else of the same network can still send what has no large file.
    expect(await postFrom(address, await toReport(), { from: from(0) })).toMatchObject({ status: 201 })
    expect(keptOf(form).length).toBeGreaterThan(0)
    for (const socket of idle) socket.destroy()
  })
})

describe('a body whose length', () => {
  const openNewsletter = async () => {
    const form = renamedVersion('newsletter', {})
    const site = new URL(await openFormSite(form))
    const head = `POST /_forms/${form.formKey} HTTP/1.1\r\nHost: ${site.host}\r\nAccept: application/json\r\nConnection: close\r\nContent-Type: application/x-www-form-urlencoded`
    return { form, port: Number(site.port), head }
  }
  const body = `_version=${testHash}&email=ana%40bcs.example`

  it('comes in pieces, without a length, is refused before a piece of it is read', async () => {
    const { form, port, head } = await openNewsletter()
    const chunks = [...body].map((byte) => `1\r\n${byte}\r\n`).join('')
    const { status } = await sendRaw(port, `${head}\r\nTransfer-Encoding: chunked\r\n\r\n${chunks}0\r\n\r\n`)
    expect([status, keptOf(form).length]).toEqual([411, 0])
  })

  it.each<[what: string, status: number, length: (head: string) => string]>([
    ['is said twice', 400, (head) => `${head}\r\nContent-Length: 5\r\nContent-Length: 900\r\n\r\n${body}`],
    ['is no number', 400, (head) => `${head}\r\nContent-Length: many\r\n\r\n${body}`],
    [
      'is said and then chunked',
      400,
      (head) => `${head}\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n${body}`,
    ],
    ['is a chunk of more than there is', 411, (head) => `${head}\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n${body}`],
    ['is more than any form', 413, (head) => `${head}\r\nContent-Length: 99999999999\r\n\r\n${body}`],
  ])('%s is refused with %i', async (_what, refusal, toBytes) => {
    const { form, port, head } = await openNewsletter()
    const { status } = await sendRaw(port, toBytes(head))
    expect(status).toBe(refusal)
    expect(keptOf(form)).toEqual([])
  })
})

describe('junk', () => {
  it('of two hundred posts from twelve networks leaves a fresh network able to report without script', async () => {
    const { form, address } = await openReports()
    const type = 'application/x-www-form-urlencoded'
    const statuses = new Set<number>()
    for (let round = 0; round < 20; round++) {
      const bytes = ['junk', '_version=x', 'description=x', `_version=${testHash}&description=x`][round % 4] ?? ''
      const posts = Array.from({ length: 12 }, (_, network) =>
        postBytes(address, { bytes, type }, { from: `127.2.${network}.1` }),
      )
      for (const { status } of await Promise.all(posts)) statuses.add(status)
    }
    expect([...statuses].filter((status) => status < 400 || status >= 500)).toEqual([])
    expect(await postFrom(address, await toReport(), { from: fresh })).toMatchObject({ status: 201 })
    // And a neighbour of those who sent it.
    expect(
      await postFrom(address, { ...(await toReport()), description: 'Others.' }, { from: '127.2.0.99' }),
    ).toMatchObject({ status: 201 })
    expect(keptOf(form)).toHaveLength(2)
  })
})

describe('a network that sends nothing but junk', () => {
  /** Were none of it weighed, four times as many could come at once. */
  const most = 120
  const from = '127.5.0.1'
  const report = { _version: testHash, identity: 'anonymous', irregularityType: 'fraud', description: 'Facts.' }
  /** Of more parts than are looked at. */
  const exhausting = makeDocx(Array.from({ length: 2_500 }, (_, index) => ({ name: `word/${index}.xml`, content: '' })))

  it.each<[what: string, status: number, send: (address: string) => Promise<number>]>([
    [
      'that is no form',
      400,
      async (address) => (await postBytes(address, { bytes: '{}', type: 'application/json' }, { from })).status,
    ],
    ['that says it is larger than any form', 413, (address) => postHead(address, 99_999_999_999, from)],
    [
      'whose file takes all that looking at it may take',
      422,
      async (address) => {
        const attachments = new File([new Uint8Array(exhausting)], 'letter.docx')
        return (await postFrom(address, { ...report, attachments }, { from })).status
      },
    ],
  ])('%s has no more of it read, and nobody else pays for it', async (_what, status, send) => {
    // What a network may send grows with the time, which stands still here.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    onTestFinished(() => void vi.useRealTimers())
    const { form, address } = await openReports()
    const statuses: number[] = []
    while (statuses.length < most && !statuses.includes(429)) statuses.push(await send(address))
    expect(statuses).toEqual([...statuses.slice(1).map(() => status), 429])
    // Of the body of the next one nothing comes: its head is answered.
    expect(await postHead(address, 40, '127.5.0.99')).toBe(429)
    const right = await toReport()
    expect(await postFrom(address, right, { from })).toMatchObject({ status: 429 })
    expect(await postFrom(address, right, { from: '127.5.1.1' })).toMatchObject({ status: 201 })
    expect(keptOf(form)).toHaveLength(1)
  })
})

describe('a body that is being received', () => {
  it('lies on the disk where only its owner can read it, and no longer than it is received', async () => {
    const { address } = await openReports()
    const directory = arrivalsDirectory(env.dataDirectory, 'visitors')
    const names = () => (existsSync(directory) ? readdirSync(directory) : [])
    const others = new Set(names())
    const socket = await beginPost(address, '127.3.0.1')
    socket.write(Buffer.alloc(300_000))
    const arriving = () => names().filter((name) => !others.has(name))
    await expect.poll(arriving).toHaveLength(1)
    const modes = [directory, ...arriving().map((name) => join(directory, name))]
    expect(modes.map((path) => statSync(path).mode & 0o077)).toEqual([0, 0])
    socket.destroy()
    await expect.poll(arriving).toEqual([])
  })

  it('is gone at the next start when the process was killed', () => {
    const directory = join(mkdtempSync(join(tmpdir(), 'sona-arriving-')), 'arriving')
    mkdirSync(directory)
    writeFileSync(join(directory, 'a'), 'x')
    forgetBrokenOff(directory)
    expect(existsSync(directory)).toBe(false)
  })
})

it('refuses to read a post where visitors are answered', async () => {
  // The tests run in a process of their own, whose main thread stands for the product's.
  if (!isMainThread) throw new Error('This test needs a main thread')
  const input = { bytes: new Uint8Array(), contentType: 'multipart/form-data; boundary=x', mostKept: 0 }
  const order = { input, begun: new Int32Array(1) }
  await expect(readDraft(order)).rejects.toThrow('where visitors are answered')
})

describe('files that are too large together', () => {
  const shown = z.object({ values: z.unknown(), errors: z.array(z.object({ field: z.string(), text: z.string() })) })
  const sentence =
    'The files are larger than 5\u00a0MB together. We kept what you wrote: attach smaller files and send it again.'

  it.each([12, 30])(
    'are refused with what was typed, to a sender who looks only after sending all: %i MB',
    async (megabytes) => {
      const form = renamedVersion('job-application', {})
      const address = `${await openFormSite(form)}/en/_forms/${form.formKey}`
      const fields = { _version: testHash, curriculum: await pdfOf(megabytes * 1_000_000), firstName: 'Ana Maria' }
      const page = await postFrom(address, fields, { from: '127.4.0.1', accept: 'text/html' })
      expect(page.status).toBe(413)
      const { values, errors } = shown.parse(JSON.parse(page.text))
      expect(errors[0]).toEqual({ field: '', text: sentence })
      expect(values).toEqual({ firstName: 'Ana Maria' })
      const data = await postFrom(address, fields, { from: '127.4.0.1' })
      expect(data.status).toBe(413)
      expect(data.text).toContain(sentence)
      expect(keptOf(form)).toEqual([])
    },
  )

  it('are refused before they come when nobody can have meant them', async () => {
    const form = renamedVersion('job-application', {})
    const address = `${await openFormSite(form)}/en/_forms/${form.formKey}`
    const { type } = await toBody({})
    const answer = postBytes(address, { bytes: Buffer.alloc(70_000_000), type }, { from: '127.4.0.1' })
    await expect(
      answer.then(
        ({ status }) => status,
        () => 413,
      ),
    ).resolves.toBe(413)
  })
})
