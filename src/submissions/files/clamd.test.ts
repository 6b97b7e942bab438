import { createServer, type Server } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { makePdf } from '@/tests/support/make-files'
import { scanWithClamd } from './clamd'
import { inspectFile } from './inspect-file'

/** What every scanner takes for a virus, written in two parts so that no scanner stumbles over this file. */
const eicar = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-${'ANTIVIRUS-TEST-FILE!$H+H*'}`

let server: Server | undefined
afterEach(() => server?.close())

/** A daemon that speaks INSTREAM as ClamAV's manual describes it. @returns its address. */
async function startDaemon(judge: (content: Buffer) => string): Promise<string> {
  server = createServer((socket) => {
    let received = Buffer.alloc(0)
    socket.on('data', (bytes) => {
      received = Buffer.concat([received, bytes])
      const content = readStream(received)
      if (content) socket.end(judge(content))
    })
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return typeof address === 'object' && address ? `127.0.0.1:${address.port}` : ''
}

function readStream(received: Buffer): Buffer | null {
  const command = 'zINSTREAM\0'
  if (received.subarray(0, command.length).toString() !== command) return null
  const chunks: Buffer[] = []
  for (let at = command.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at)
    if (length === 0) return Buffer.concat(chunks)
    chunks.push(received.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return null
}

describe('the virus scanner', () => {
  it('gets the whole content and is believed', async () => {
    let seen = 0
    const clamd = await startDaemon((content) => {
      seen = content.length
      return content.includes(eicar) ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0'
    })
    expect(await scanWithClamd(clamd, Buffer.alloc(200_000, 'a'))).toBe('clean')
    expect(seen).toBe(200_000)
    expect(await scanWithClamd(clamd, Buffer.from(eicar))).toBe('virus')
    const content = await makePdf(({ document }) => document.setSubject(eicar), { packed: false })
    expect(await inspectFile({ name: 'cv.pdf', content, kinds: ['pdf'], keepsOriginal: true, clamd })).toMatchObject({
      name: 'cv.pdf',
      objection: null,
    })
  })

  it.each([
    ['a virus', 'stream: Eicar-Signature FOUND\0', 'virus'],
    ['a limit of its own', 'INSTREAM size limit exceeded. ERROR\0', 'notScanned'],
    ['nothing', '', 'notScanned'],
    ['something else', 'HTTP/1.1 200 OK', 'notScanned'],
  ])('that answers with %s lets nothing in', async (_what, answer, objection) => {
    const logged = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const clamd = await startDaemon(() => answer)
    const file = { name: 'cv.pdf', content: await makePdf(), kinds: ['pdf'], keepsOriginal: true, clamd } as const
    expect(await inspectFile(file)).toEqual({ objection })
    expect(logged).toHaveBeenCalledTimes(objection === 'virus' ? 0 : 1)
  })

  it('that is not there lets nothing in', async () => {
    const logged = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const content = await makePdf()
    const file = { name: 'cv.pdf', content, kinds: ['pdf'], keepsOriginal: true } as const
    expect(await inspectFile({ ...file, clamd: '127.0.0.1:1' })).toEqual({ objection: 'notScanned' })
    expect(await inspectFile({ ...file, clamd: '/no/such/socket' })).toEqual({ objection: 'notScanned' })
    expect(logged).toHaveBeenCalledTimes(2)
  })
})
