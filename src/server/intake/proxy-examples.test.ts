import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, watch } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { bundleProgram } from '@/tests/support/bundle-program'
import { freePort } from '@/tests/support/free-port'
import { type Nginx, startNginx } from '@/tests/support/nginx'
import { heldTicket, openTestIntake, readCode, submit, type TestIntake, visit } from '@/tests/support/sealed-intake'
import { hasTool } from '@/tests/support/tools'

/** The examples of the documentation as somebody copies them, with the places of this test where those of the bank stand. */
const [plainExample = '', onionExample = ''] = [
  ...readFileSync('docs/sealed-reports.md', 'utf8').matchAll(/```nginx\n([\s\S]*?)```/g),
].map(([, example]) => example)

/** A proxy hands on the name alone, without a port, as on the ports of the web. */
const siteUrl = 'http://localhost'
/** As long as they are. */
const onion = `http://${'r'.repeat(56)}.onion`

let site: TestIntake
let directory: string
let running: Nginx[] = []
beforeAll(async () => {
  if (!hasTool('nginx')) return
  site = await openTestIntake(
    { PROXY_COUNT: '1', SITE_URL: siteUrl },
    await bundleProgram('src/server/intake/intake-process.ts'),
  )
}, 60_000)
afterAll(() => site?.stop())
afterEach(async () => {
  await Promise.all(running.map((nginx) => nginx.stop()))
  running = []
  rmSync(directory, { recursive: true, force: true })
})

/** Starts nginx on an example, and gives its address. Whatever the example does not say is as nginx has it, logs included. */
async function open(example: string): Promise<string> {
  directory = mkdtempSync(join(tmpdir(), 'sona-nginx-'))
  const port = await freePort()
  const placed = example
    .replaceAll(/proxy_pass http:\/\/127\.0\.0\.1:\d+/g, `proxy_pass http://127.0.0.1:${new URL(site.address).port}`)
    .replaceAll('http://ADDRESS.onion', onion)
    .replaceAll('https://www.bank.example', siteUrl)
    .replaceAll('www.bank.example', new URL(siteUrl).host)
    .replace(/listen 127\.0\.0\.1:\d+/, `listen 127.0.0.1:${port}`)
  const [shared, locations] = placed.split(/^(?=location )/m)
  const servers = locations ? `${shared} server { listen 127.0.0.1:${port}; ${locations} }` : placed
  const nginx = startNginx(directory, `access_log ${directory}/access.log; ${servers}`)
  running.push(nginx)
  const address = `http://localhost:${port}`
  // Whoever waits hears at once of a mistake in the example.
  const failed = nginx.ended.then(({ output }) => Promise.reject(new Error(output)))
  await Promise.race([vi.waitFor(() => fetch(address), { timeout: 10_000, interval: 20 }), failed])
  return address
}

/** Somebody reports with a picture that no buffer holds, without script. @returns what is shown in the end. */
async function reportWithPicture(address: string) {
  const through = { address, data: site.data }
  const noise = await sharp(randomBytes(1_200 * 1_200 * 3), { raw: { width: 1_200, height: 1_200, channels: 3 } })
    .jpeg({ quality: 95 })
    .toBuffer()
  const page = await visit(`${address}/en/_sealed/report`)
  const files = new File([new Uint8Array(noise)], 'large.jpg', { type: 'image/jpeg' })
  expect(files.size).toBeGreaterThan(1024 * 1024)
  const look = await submit(page, { site: through, action: 'report', values: { text: 'With a large file', files } })
  return submit(look, { site: through, action: 'send', values: { 'file-0': 'asIs' } })
}

/** What nginx has in its logs, besides saying that it started. */
function logged(): string {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((name) => join(directory, name))
    .filter((path) => path.endsWith('.log') && statSync(path).isFile())
    .map((path) => readFileSync(path, 'utf8'))
    .join('')
}

/** The files that nginx makes for bodies while something is done. */
async function bodiesDuring(work: () => Promise<unknown>): Promise<string[]> {
  const made: string[] = []
  const watcher = watch(join(directory, 'bodies'), (_event, name) => made.push(String(name)))
  await work()
  watcher.close()
  return made
}

/** Asks more often than anybody may, and for more than anybody may send. @returns the statuses of all answers. */
async function askInVain(address: string): Promise<Set<number>> {
  const often = Array.from({ length: 40 }, async () => (await fetch(`${address}/_sealed/report`)).status)
  const tooMuch = new Promise<number>((resolve, reject) => {
    const headers = { 'Content-Length': 30 * 1024 * 1024 }
    const asked = request(`${address}/_sealed/report?t=x`, { method: 'POST', headers }, ({ statusCode = 0 }) => {
      resolve(statusCode)
      asked.destroy()
    })
    asked.once('error', reject)
    // The head alone, by which it is refused.
    asked.flushHeaders()
  })
  return new Set(await Promise.all([...often, tooMuch]))
}

describe.runIf(hasTool('nginx'))('the example for nginx', () => {
  it('lets somebody report with a file, and writes neither the file nor who it was to any disk', async () => {
    const address = await open(plainExample)
    expect(await bodiesDuring(async () => readCode(await reportWithPicture(address)))).toEqual([])
    expect(logged()).not.toContain('_sealed')
  })

  it('would write the file to a disk if it did not say that it must not', async () => {
    const address = await open(plainExample.replace(/proxy_request_buffering off;.*/, ''))
    expect(await bodiesDuring(async () => readCode(await reportWithPicture(address)))).not.toEqual([])
  })

  it('notes nobody who comes too often, posts what is too large, or while nothing takes reports', async () => {
    const nowhere = await freePort()
    const example = plainExample.replace(/127\.0\.0\.1:\d+/, `127.0.0.2:${nowhere}`)
    expect(await askInVain(await open(example))).toEqual(new Set([413, 502, 503]))
    expect(logged()).not.toContain('_sealed')
    // What is looked for would be there.
    await askInVain(await open(example.replace(/(access_log off|error_log \/dev\/null crit);.*/g, '')))
    for (const trace of ['client: 127.0.0.1', 'limiting requests', 'connect() failed', '"GET /_sealed/report'])
      expect(logged()).toContain(trace)
  })

  it('passes on why a post is refused before its file was read', async () => {
    const address = await open(plainExample)
    const answer = await fetch(`${address}/en/_sealed/report?t=none`, {
      method: 'POST',
      body: new URLSearchParams({ text: 'x'.repeat(5_000_000) }),
    })
    expect(answer.status).toBe(403)
  })
})

describe.runIf(hasTool('nginx'))('the example for an onion address', () => {
  it('lets somebody report there with a file, and writes neither the file nor who it was to any disk', async () => {
    const address = await open(onionExample)
    const made = await bodiesDuring(async () => readCode(await reportWithPicture(address)))
    expect([made, logged().includes('_sealed')]).toEqual([[], false])
  })

  it.each([
    { place: 'its own', from: onion, status: 200 },
    { place: 'another onion', from: `http://${'e'.repeat(56)}.onion`, status: 403 },
    { place: 'no', from: 'null', status: 403 },
  ])('answers a post from $place address with $status', async ({ from, status }) => {
    const address = await open(onionExample)
    const ticket = await heldTicket({ address, data: site.data })
    const answer = await fetch(`${address}/en/_sealed/return?t=${ticket}`, {
      method: 'POST',
      body: new URLSearchParams({ code: 'no code at all' }),
      headers: { Origin: from },
    })
    expect(answer.status).toBe(status)
  })
})
