import { request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { openFormSite, renamedVersion, testHash } from '@/tests/support/form-posting'
import { ask } from '@/tests/support/local-server'
import { makePdf } from '@/tests/support/make-files'
import { toBody } from '@/tests/support/post-from'

/** Bodies that come slowly, through the product's own port, as one proxy in front of it hands them on. */

vi.mock(import('@/src/platform/env'), async (importOriginal) => {
  const { env } = await importOriginal()
  return { env: { ...env, proxyCount: 1 } }
})

async function openSite() {
  const form = renamedVersion('job-application', {})
  const site = await openFormSite(form)
  return { address: new URL(`/en/_forms/${form.formKey}`, site), port: Number(new URL(site).port) }
}

/** The address that the proxy has seen; what stands before it is what its sender has made up. */
const forwardedFrom = (address: string) => `203.0.113.${address.length}, ${address}`

/** A body that says it is large and comes at a rate in bytes per second. @returns the status it is answered with. */
function sendSlowly(address: URL, { from, rate }: { from: string; rate: number }) {
  const socket = connect({ host: address.hostname, port: Number(address.port) })
  onTestFinished(() => void socket.destroy())
  const [begun, begin] = [performance.now(), `POST ${address.pathname} HTTP/1.1\r\nHost: ${address.host}`]
  socket.write(
    `${begin}\r\nX-Forwarded-For: ${forwardedFrom(from)}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 5000000\r\n\r\n`,
  )
  const drip = setInterval(() => socket.writable && socket.write(Buffer.alloc(rate / 10, 'x')), 100)
  // What is still sent when the answer is there ends the connection.
  socket.on('error', () => socket.destroy())
  socket.once('close', () => clearInterval(drip))
  const answer = new Promise<{ status: number; afterMs: number }>((resolve) => {
    socket.once('data', (head: Buffer) => {
      clearInterval(drip)
      resolve({ status: Number(head.toString('latin1').slice(9, 12)), afterMs: performance.now() - begun })
    })
  })
  return { answer, end: () => socket.destroy() }
}

/** A body with a large file, which has to have a place of the large ones. @returns the status. */
async function sendFile(address: URL, from: string): Promise<number> {
  const file = new File([new Uint8Array(await makePdf()), new Uint8Array(200_000)], 'a.pdf')
  const { bytes, type } = await toBody({ _version: testHash, curriculum: file })
  return new Promise((resolve, reject) => {
    const headers = { 'Content-Type': type, 'Content-Length': bytes.length, 'X-Forwarded-For': forwardedFrom(from) }
    const post = request(address, { method: 'POST', agent: false, headers }, (answer) => {
      text(answer).then(() => resolve(answer.statusCode ?? 0), reject)
    })
    post.once('error', reject)
    post.end(bytes)
  })
}

const isTaken = 422
const isBusy = 503
const isSlow = 408

describe('a body that comes at less than 2 kB a second', () => {
  it('loses its place, which the next sender gets, and one that comes a little faster keeps its own', async () => {
    const { address } = await openSite()
    const from = '198.51.100.7'
    const slow = sendSlowly(address, { from, rate: 1_500 })
    const enough = sendSlowly(address, { from, rate: 5_000 })
    await wait(500)
    // Both places of the network are taken, and it is too early to say who is slow.
    expect(await sendFile(address, from)).toBe(isBusy)
    const lost = await slow.answer
    expect(lost.status).toBe(isSlow)
    expect(lost.afterMs).toBeGreaterThan(9_000)
    expect(await sendFile(address, from)).toBe(isTaken)
    expect(await Promise.race([enough.answer, wait(2_000, 'still there')])).toBe('still there')
    enough.end()
  }, 30_000)
})

describe('slow bodies from 50 networks behind a proxy', () => {
  it('close the form to nobody, and lose their places', async () => {
    const { address, port } = await openSite()
    const networks = Array.from({ length: 50 }, (_, index) => `198.18.${index}.1`)
    const bodies = networks.flatMap((from) => [1, 2, 3, 4].map(() => sendSlowly(address, { from, rate: 200 })))
    await wait(500)
    expect(await sendFile(address, '192.0.2.1')).toBe(isTaken)
    // A neighbour of those who send slowly waits until it can be said who is slow.
    expect(await sendFile(address, '198.18.7.99')).toBe(isBusy)
    await wait(3_500)
    expect(await sendFile(address, '198.18.7.99')).toBe(isTaken)
    expect((await ask(port)).status).toBe(404)
    const answers = await Promise.all(bodies.map(({ answer }) => answer))
    const count = (wanted: number) => answers.filter(({ status }) => status === wanted).length
    // Two of each network had a place, and the others were told to come again.
    expect({ slow: count(isSlow), busy: count(isBusy) }).toEqual({ slow: 100, busy: 100 })
    expect(Math.max(...answers.map(({ afterMs }) => afterMs))).toBeLessThan(20_000)
    for (const from of networks.slice(0, 5)) expect(await sendFile(address, from)).toBe(isTaken)
  }, 40_000)
})
