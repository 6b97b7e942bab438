import { writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toDirectoryFile, toSealedDirectory } from '@/src/intake/installation'
import { openCaseKey } from '@/src/sealed/case-keys'
import { toAnswerBy } from '@/src/sealed/deadlines'
import { readCase } from '@/src/sealed/read-case'
import { composeReply } from '@/src/sealed/replies'
import { openSealedStore, type SealedStore } from '@/src/sealed/store/sealed-store'
import { bundleProgram } from '@/tests/support/bundle-program'
import { makeDocx, makePdf } from '@/tests/support/make-files'
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
let store: SealedStore
beforeAll(async () => {
  site = await openTestIntake({ PROXY_COUNT: '1' }, await bundleProgram('src/server/intake/intake-process.ts'))
  store = openSealedStore(toSealedDirectory(site.data))
}, 60_000)
afterAll(async () => {
  store.close()
  await site.stop()
})

const send = (page: Shown, action: string, values: Record<string, string | File>) =>
  submit(page, { site, action, values })
const report = async (values: Record<string, string | File>) =>
  send(await visit(`${site.address}/en/_sealed/report`), 'report', values)
const enter = async (code: string) => send(await visit(`${site.address}/en/_sealed/return`), 'return', { code })

/** What one of those who may read it sees of the newest case. */
async function openAs(name: 'ana' | 'rui' | 'eva' | 'board-one') {
  const half = site.bank.halves[name]
  const cases = store.casesOf(name)
  return Promise.all(
    cases.map(async ({ id, route }) => {
      const [blob] = store.keyBlobs(id)
      const key = await openCaseKey(blob?.blob ?? new Uint8Array(), half.identity, id)
      const before = store.items(id).map((item) => item.blob)
      return { id, route, key, before, items: await readCase(before, [key], site.bank.directory.readers) }
    }),
  )
}

async function caseWith(text: string, name: Parameters<typeof openAs>[0] = 'ana') {
  const found = (await openAs(name)).find(({ items }) => items.some(({ item }) => item?.header.text === text))
  if (!found) throw new Error(`${name} reads nothing of “${text}”`)
  return found
}

async function takenPhoto(): Promise<File> {
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#a41' } })
  const exif = { IFD0: { Artist: 'Ana Canary', Make: 'Canary Phone' }, IFD3: { GPSLatitude: '8/1 50/1 0/1' } }
  const bytes = await picture.jpeg().withExif(exif).toBuffer()
  return new File([new Uint8Array(bytes)], 'photo of ana.jpg', { type: 'image/jpeg' })
}

describe('a report without script', () => {
  it('is answered with a code, which opens its mailbox and shows nothing of the report', async () => {
    const receipt = await report({ text: 'What I saw' })
    expect(receipt.status).toBe(200)
    expect(receipt.headers.get('cache-control')).toBe('no-store')
    expect(receipt.headers.get('set-cookie')).toBeNull()
    expect(receipt.headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'sha256-")
    const code = readCode(receipt)
    expect((await send(receipt, 'confirm', { code })).text).toContain('That is right')
    const mailbox = await enter(code.toLowerCase())
    expect(mailbox.text).toContain('There are no answers yet')
    expect(mailbox.text).not.toContain('What I saw')
    expect((await caseWith('What I saw')).items[0]?.authorship).toEqual({ kind: 'reporter' })
  })

  it('is in both languages, and asks for something to be written', async () => {
    const page = await visit(`${site.address}/_sealed/report`)
    expect(page.text).toContain('<html lang="pt-AO">')
    const empty = await send(page, 'report', { text: ' ' })
    expect(empty.status).toBe(422)
    expect(empty.text).toContain('Escreva o que aconteceu')
  })

  it('shows what was typed again as text, never as HTML', async () => {
    const page = await report({ text: '</textarea><script>x</script>', area: 'compliance', reader: 'board-one' })
    expect(page.status).toBe(422)
    expect(page.text).toContain('Nobody would be left to read it')
    expect(page.text).toContain('&lt;/textarea&gt;&lt;script&gt;')
    expect(page.text).toContain('value="compliance" checked')
  })

  it('goes to the supervisory board when it is about the others, who see not that it exists', async () => {
    const counts = () => ['ana', 'rui', 'eva'].map((name) => store.casesOf(name).length)
    const before = counts()
    await report({ text: 'About a director', supervised: 'yes' })
    expect(counts()).toEqual(before)
    expect((await caseWith('About a director', 'board-one')).route).toBe('board')
  })

  it('leaves out whom its author excludes', async () => {
    await report({ text: 'Not for Rui', reader: 'rui' })
    const { id } = await caseWith('Not for Rui')
    expect(store.caseOf(id, 'rui')).toBeNull()
    const [blob] = store.keyBlobs(id)
    await expect(openCaseKey(blob?.blob ?? new Uint8Array(), site.bank.halves.rui.identity, id)).rejects.toThrow()
  })
})

describe('a file', () => {
  it('is shown with what it says of its author before it is sent, and goes without that', async () => {
    const look = await report({ text: 'With a photo', files: await takenPhoto() })
    expect(look.text).toContain('What your files say about you')
    for (const told of ['Name: Ana Canary', 'Device: Canary Phone', 'Place: GPS']) expect(look.text).toContain(told)
    expect(store.casesOf('ana').length).toBe((await openAs('ana')).length)
    const receipt = await send(look, 'send', { 'file-0': 'stripped' })
    readCode(receipt)
    const { items } = await caseWith('With a photo')
    const file = items[1]?.item
    expect(file?.header.file).toEqual({ name: 'photo of ana.jpg', type: 'image/jpeg', isOriginal: false })
    expect(Buffer.from(file?.content ?? []).includes('Canary')).toBe(false)
    expect((await sharp(file?.content).metadata()).width).toBe(40)
    expect((await send(look, 'send', { 'file-0': 'stripped' })).status).toBe(410)
  })

  it('of an office program goes as a copy without its author, where there can be one', async () => {
    const core = '<cp:coreProperties><dc:creator>Canary Ana</dc:creator></cp:coreProperties>'
    const letter = makeDocx([{ name: 'docProps/core.xml', content: core }])
    const look = await report({ text: 'With a letter', files: new File([new Uint8Array(letter)], 'letter.docx') })
    for (const told of ['Name: Canary Ana', 'Send a copy without this', 'In the copy no names']) {
      expect(look.text).toContain(told)
    }
    await send(look, 'send', { 'file-0': 'stripped' })
    const file = (await caseWith('With a letter')).items[1]?.item
    expect(file?.header.file).toMatchObject({ name: 'letter.docx', isOriginal: false })
    const sent = Buffer.from(file?.content ?? [])
    expect(['word/document.xml', 'docProps'].map((part) => sent.includes(part))).toEqual([true, false])
    const drawing = makeDocx([
      { name: 'word/media/a.emf', content: 'anything' },
      { name: 'docProps/core.xml', content: core },
    ])
    const other = await report({ text: 'x', files: new File([new Uint8Array(drawing)], 'drawing.docx') })
    expect(other.text).toContain('we cannot take it out without leaving traces')
    expect(other.text).not.toContain('Send a copy')
  })

  it('goes as it is, or not at all, as its sender chooses', async () => {
    const pdf = async (name: string) => new File([new Uint8Array(await makePdf())], name, { type: 'application/pdf' })
    await send(await report({ text: 'As it is', files: await pdf('a.pdf') }), 'send', { 'file-0': 'asIs' })
    await send(await report({ text: 'Without', files: await pdf('b.pdf') }), 'send', { 'file-0': 'drop' })
    expect((await caseWith('As it is')).items[1]?.item?.header.file?.isOriginal).toBe(true)
    expect((await caseWith('Without')).items).toHaveLength(1)
  })

  it('that must not be taken is named with the reason, and nothing is sent', async () => {
    const before = store.casesOf('ana').length
    const page = await report({ text: 'x', files: new File(['MZ this is a program'], 'letter.pdf') })
    expect(page.status).toBe(422)
    expect(page.text).toContain('letter.pdf: ')
    expect(store.casesOf('ana')).toHaveLength(before)
  })
})

describe('somebody who returns', () => {
  it('reads what was acknowledged and answered, writes back, adds a file, says who they are, and closes', async () => {
    const code = readCode(await report({ text: 'Two ways' }))
    const found = await caseWith('Two ways')
    const recipient = found.items[0]?.item?.header.mailbox?.recipient ?? ''
    const day = '2026-11-24'
    const reply = {
      kind: 'reply' as const,
      text: 'Who else <saw> it?',
      day,
      key: found.key,
      mailboxRecipient: recipient,
    }
    const blob = await composeReply({ ...reply, before: found.before }, site.bank.halves.rui)
    expect(store.addItem({ caseId: found.id, place: 2, from: 'desk', day, blob })).toBe(true)
    store.acknowledge(found.id, { day, answerBy: toAnswerBy(day) })

    const mailbox = await enter(code)
    expect(mailbox.text).toContain('Read on 24/11/2026. You have an answer by 24/02/2027.')
    expect(mailbox.text).toContain('Reader rui, on 24/11/2026')
    expect(mailbox.text).toContain('Who else &lt;saw&gt; it?')

    const written = await send(mailbox, 'write', { text: 'My neighbour, and I am Ana', identity: 'yes' })
    expect(written.text).toContain('Your message has been sent')
    const look = await send(written, 'write', { text: 'And this', files: await takenPhoto() })
    expect((await send(look, 'send', { 'file-0': 'asIs' })).text).toContain('Your message has been sent')
    const { items } = await caseWith('Two ways')
    expect(items.map(({ item, authorship, isInOrder }) => [item?.header.kind, authorship.kind, isInOrder])).toEqual([
      ['report', 'reporter', true],
      ['reply', 'reader', true],
      ['identity', 'reporter', true],
      ['message', 'reporter', true],
      ['file', 'reporter', true],
    ])

    expect((await send(written, 'close', {})).text).toContain('Close this mailbox')
    expect((await send(written, 'close', { sure: 'yes' })).text).toContain('The mailbox is closed')
    expect((await enter(code)).text).toContain('There is no mailbox with that code')
    expect((await caseWith('Two ways')).items.at(-1)?.item?.header.kind).toBe('closing')
  })

  it('gets answers of one size and one delay for a code that is known, unknown, or none', async () => {
    const code = readCode(await report({ text: 'Measured' }))
    const answers: { size: number; ms: number; text: string }[] = []
    const door = await visit(`${site.address}/en/_sealed/return`)
    for (const typed of [code, `${code.slice(0, -1)}${code.endsWith('2') ? '3' : '2'}`, 'no code at all']) {
      const began = performance.now()
      const { text } = await send(door, 'return', { code: typed })
      answers.push({ size: Buffer.byteLength(text), ms: performance.now() - began, text: text.split('<!--')[0] ?? '' })
    }
    expect(new Set(answers.map(({ size }) => size)).size).toBe(1)
    expect(answers[1]?.text.replace(/\?t=[^"]*/g, '')).toBe(answers[2]?.text.replace(/\?t=[^"]*/g, ''))
    expect(answers[0]?.text).not.toBe(answers[1]?.text)
  })
})

/** Who waits for visitors once all those that read a body before have ended and others have taken their places. */
async function pidsAtRest(before: readonly number[] = []): Promise<number[]> {
  const pids = site.pids()
  if (pids.length > 0 && pids.join() === before.join()) return pids
  await wait(1_000)
  return pidsAtRest(pids)
}

describe('what is refused', () => {
  it('is a post without a ticket, with one of another installation, or too fast: from its head alone', async () => {
    const post = (query: string) =>
      fetch(`${site.address}/en/_sealed/report${query}`, { method: 'POST', body: new URLSearchParams({ text: 'x' }) })
    const pids = await pidsAtRest()
    const [, ticket = ''] = /\?t=([^"]+)"/.exec((await visit(`${site.address}/en/_sealed/report`)).text) ?? []
    for (const query of ['', '?t=abc', `?t=${ticket}`, `?t=x${ticket}`]) expect((await post(query)).status).toBe(403)
    // Who read nothing but heads goes on.
    await wait(200)
    expect(site.pids().filter((pid) => pids.includes(pid))).toHaveLength(pids.length)
  })

  it('is a post of another site, another host, another address, and a body that is too large', async () => {
    const ticket = await heldTicket(site)
    const asked = (init: RequestInit, path = `/_sealed/report?t=${ticket}`) => fetch(`${site.address}${path}`, init)
    const foreign = { method: 'POST', body: 'x', headers: { 'Sec-Fetch-Site': 'cross-site' } }
    expect((await asked(foreign)).status).toBe(403)
    expect((await asked({}, '/_sealed/other')).status).toBe(404)
    expect((await asked({}, '/admin')).status).toBe(404)
    // Without a proxy the link to the bank's site leads here.
    expect(await asked({ redirect: 'manual' }, '/en')).toMatchObject({ status: 303 })
    expect((await asked({ method: 'PUT', body: 'x' })).status).toBe(405)
    expect(
      (await asked({ method: 'POST', body: new Uint8Array(27 * 1024 * 1024) }).catch(() => null))?.status ?? 413,
    ).toBe(413)
  })

  it('is everything, in words, when somebody put another directory of keys in the place of the signed one', async () => {
    const file = toDirectoryFile(site.data)
    const changed = Buffer.from(site.bank.signed)
    changed.write(site.bank.halves.rui.recipient, changed.indexOf(site.bank.halves.ana.recipient))
    const page = await visit(`${site.address}/en/_sealed/report`)
    const before = store.casesOf('rui').length
    writeFileSync(file, changed)
    try {
      expect(await visit(`${site.address}/en/_sealed/report`)).toMatchObject({ status: 503 })
      const sent = await send(page, 'report', { text: 'To whom?' })
      expect(sent).toMatchObject({ status: 503, text: expect.stringContaining('cannot seal reports safely') })
    } finally {
      writeFileSync(file, site.bank.signed)
    }
    expect(store.casesOf('rui')).toHaveLength(before)
  })
})

/** How long somebody without script waits for their code. */
async function timeReport(text: string): Promise<number> {
  const began = performance.now()
  readCode(await report({ text }))
  return performance.now() - began
}

describe('a flood', () => {
  it('of silent connections keeps nobody waiting longer than five seconds', async () => {
    const port = Number(new URL(site.address).port)
    const silent = Array.from({ length: 30 }, () =>
      connect({ port, host: '127.0.0.1', localAddress: '127.7.7.7' }).on('error', () => undefined),
    )
    await wait(300)
    const began = performance.now()
    expect((await visit(`${site.address}/_sealed/report`)).status).toBe(200)
    expect(performance.now() - began).toBeLessThan(5_000)
    for (const socket of silent) socket.destroy()
    await wait(1_000)
  }, 60_000)

  it('of a network is refused from the heads, while another network reports', async () => {
    const ticket = await heldTicket(site)
    const statuses = new Map<number, number>()
    const junk = async () => {
      for (let index = 0; index < 100; index++) {
        const answer = await fetch(`${site.address}/_sealed/report?t=${ticket}`, {
          method: 'POST',
          body: new URLSearchParams({ text: '' }),
          headers: { 'X-Forwarded-For': '203.0.113.9' },
        }).catch(() => null)
        const status = answer?.status ?? 0
        await answer?.text()
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }
    }
    const quietly = await timeReport('Before the flood')
    const flood = Promise.all(Array.from({ length: 8 }, junk))
    await wait(500)
    const took = await timeReport('In a flood')
    await flood
    expect(statuses.get(429) ?? 0).toBeGreaterThan(700)
    expect(took - quietly).toBeLessThan(5_000)
  }, 120_000)
})
