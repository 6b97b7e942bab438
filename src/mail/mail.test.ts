import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type MailServer, startMailServer } from '@/tests/support/mail-server'
import { takeAll } from '@/tests/support/queued-mail'
import { openFolderQueue } from './folder-queue'
import { startMailSender } from './mail-sender'
import { openPostOffice } from './post-office'

let directory = ''
let server: MailServer | undefined
let stop: (() => Promise<void>) | undefined
let logged = ''
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'sona-mail-'))
  logged = ''
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    logged += String(text)
    return true
  })
})
afterEach(async () => {
  await stop?.()
  await server?.close()
  server = undefined
  rmSync(directory, { recursive: true, force: true })
})

const from = 'BCS <noreply@bcs.example>'
const message = { to: ['ana@bcs.example'], subject: 'Referência ABCD', text: 'Chegou uma resposta: ABCD.' }
const listed = (place: string) => readdirSync(join(directory, place))
const office = (smtpUrl?: string) => openPostOffice({ smtpUrl, from, directory: join(directory, 'written') })

async function startServer(serving: Parameters<typeof startMailServer>[0] = {}): Promise<MailServer> {
  server = await startMailServer(serving)
  return server
}

describe('a message', () => {
  it('is sent once, whatever is asked again', async () => {
    const { received, port } = await startServer()
    const queue = openFolderQueue(directory)
    await Promise.all([queue.add('one', message), queue.add('one', message)])
    stop = startMailSender(queue, office(`smtp://127.0.0.1:${port}`), { everyMs: 10 })
    await vi.waitFor(() => expect(received).toHaveLength(1))
    await vi.waitFor(() => expect(listed('sent')).toHaveLength(1))
    await queue.add('one', message)
    await queue.add('two', message)
    await vi.waitFor(() => expect(received).toHaveLength(2))
    expect(received[0]).toMatch(/^Message-ID:\s+<[0-9a-f]{64}@bcs.example>\r$/m)
    expect(received[0]).not.toMatch(/^X-Mailer|^List-Unsubscribe/m)
  })

  it('that was sent when the process was killed is not sent again', async () => {
    const { received, port } = await startServer()
    const queue = openFolderQueue(directory)
    await queue.add('one', message)
    const [file = ''] = listed('queue')
    writeFileSync(join(directory, 'sent', file), '')
    stop = startMailSender(queue, office(`smtp://127.0.0.1:${port}`), { everyMs: 10 })
    await vi.waitFor(() => expect(listed('queue')).toEqual([]))
    expect(received).toEqual([])
  })

  it('waits while the mail server is down, and is sent once when it is back', async () => {
    const { port } = await startServer()
    await server?.close()
    const queue = openFolderQueue(directory)
    await queue.add('one', message)
    stop = startMailSender(queue, office(`smtp://127.0.0.1:${port}`), { everyMs: 10 })
    await vi.waitFor(() => expect(logged).toContain('tried again'))
    expect(logged).not.toMatch(/ana@|ABCD/)
    await stop()
    expect(listed('queue')).toHaveLength(1)
    expect(await takeAll(queue, Date.now())).toEqual([])
    expect(await takeAll(queue, Date.now() + 31_000)).toHaveLength(1)

    const { received } = await startServer({ port })
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 31_000)
    stop = startMailSender(openFolderQueue(directory), office(`smtp://127.0.0.1:${port}`), { everyMs: 10 })
    await vi.waitFor(() => expect(received).toHaveLength(1))
    await vi.waitFor(() => expect(listed('queue')).toEqual([]))
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(received).toHaveLength(1)
  })

  it.each([
    [550, 'refused', 'refused for good'],
    [451, 'queue', 'tried again'],
  ])('to which the server says %i goes to %s', async (code, place, words) => {
    const { port } = await startServer({ refuse: { code } })
    const queue = openFolderQueue(directory)
    await queue.add('one', message)
    stop = startMailSender(queue, office(`smtp://127.0.0.1:${port}`), { everyMs: 10 })
    await vi.waitFor(() => expect(logged).toContain(words))
    await vi.waitFor(() => expect(listed(place)).toHaveLength(1))
  })

  it('is not tried before its time, and ever less often', async () => {
    const queue = openFolderQueue(directory)
    const now = Date.now()
    await queue.add('later', { ...message, notBefore: now + 1000 })
    expect(await takeAll(queue, now)).toEqual([])
    const waits: number[] = []
    for (let at = now + 1000, count = 0; count < 9; count++) {
      const [due] = await takeAll(queue, at)
      if (!due) throw new Error('Nothing is due')
      await queue.retryLater(due, at)
      let next = at
      while ((await takeAll(queue, next)).length === 0) next += 30_000
      waits.push((next - at) / 1000)
      at = next
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 960, 1920, 3600, 3600])
  })

  it('becomes a file where no mail server is set up', async () => {
    const queue = openFolderQueue(directory)
    await queue.add('one', { ...message, unsubscribeUrl: 'https://bcs.example/_newsletter/unsubscribe?t=x' })
    stop = startMailSender(queue, office(), { everyMs: 10 })
    await vi.waitFor(() => expect(listed('sent')).toHaveLength(1))
    const [file = ''] = listed('written')
    const text = readFileSync(join(directory, 'written', file), 'utf8')
    expect(file).toMatch(/\.eml$/)
    expect(text).toContain('To: ana@bcs.example')
    expect(text).toContain('List-Unsubscribe: <https://bcs.example/_newsletter/unsubscribe?t=x>')
    expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  })

  it('to several people names none of them to the others', async () => {
    const { received, port } = await startServer()
    const queue = openFolderQueue(directory)
    await queue.add('one', { ...message, to: ['ana@bcs.example', 'rui@bcs.example'] })
    stop = startMailSender(queue, office(`smtp://127.0.0.1:${port}`), { everyMs: 10 })
    await vi.waitFor(() => expect(received).toHaveLength(1))
    expect(received[0]).not.toMatch(/ana@|rui@/)
  })

  it.each([
    { ...message, to: ['ana@bcs.example\r\nBcc: eva@bcs.example'] },
    { ...message, to: [] },
    { ...message, subject: '' },
  ])('that is not sound is refused: %j', async (unsound) => {
    await expect(openFolderQueue(directory).add('one', unsound)).rejects.toThrow()
  })
})
