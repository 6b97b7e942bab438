import { mkdtempSync, rmSync } from 'node:fs'
import { request as requestPlainly } from 'node:http'
import { request as requestSecurely } from 'node:https'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { z } from 'zod'
import { writeNginxFiles } from '@/src/mirror/write-nginx-files'
import { toConfiguration } from '../cluster/balance'
import { freePort } from '../support/free-port'
import { startLocalServer } from '../support/local-server'
import { startNginx } from '../support/nginx'
import { ownCertificate } from '../support/object-store/serve-objects'
import { hasTool } from '../support/tools'

const ofStore = (name: string) => resolve('tests/support/object-store', name)
const tls = { certificate: ofStore('localhost-certificate.pem'), key: ofStore('localhost-key.pem') }

/** What stands for a site says: which of the two it is, and which headers came. */
const told = z.object({ site: z.number(), headers: z.record(z.string(), z.string()) })

type Question = { method?: string; from?: string }
type Several = { ask: (question?: Question) => Promise<{ status: number; body: string }> }

/**
 * Starts the example with two sites that say what they were asked, and no CMS.
 *
 * @param change what a bank writes otherwise.
 * @param isSecure with its TLS; without, it is what tests/cluster runs.
 */
async function openSeveral(change = (example: string) => example, isSecure = true): Promise<Several> {
  const directory = mkdtempSync(join(tmpdir(), 'sona-several-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  const mirror = join(directory, 'mirror')
  const [visitors, sites, cms, noCms] = [await freePort(), await freePort(), await freePort(), await freePort()]
  await writeNginxFiles({
    ...{ directory: mirror, isSecure: true, transportSecurity: 'max-age=31536000' },
    site: { origin: `http://127.0.0.1:${sites}`, host: 'www.bank.example' },
  })
  const startSite = (site: number) =>
    startLocalServer(({ headers }, response) => response.end(JSON.stringify({ site, headers })))
  const site = [await startSite(1), await startSite(2)] as const
  const places = { visitors, sites, cms, site, cmsProcess: [noCms, noCms], mirror } as const
  const nginx = startNginx(directory, change(toConfiguration(isSecure ? { ...places, tls } : places)))
  onTestFinished(nginx.stop)
  const ask: Several['ask'] = ({ method = 'GET', from = '127.0.0.1' } = {}) =>
    new Promise((resolve, reject) => {
      const headers = { 'X-Forwarded-For': '6.6.6.6', 'X-Request-Id': 'a-lie' }
      const connection = { host: 'localhost', port: visitors, localAddress: from, family: 4, agent: false } as const
      const request = isSecure ? requestSecurely : requestPlainly
      request({ ...connection, method, headers, ca: ownCertificate }, async (answer) => {
        let body = ''
        for await (const chunk of answer) body += chunk
        resolve({ status: answer.statusCode ?? 0, body })
      })
        .once('error', reject)
        .end()
    })
  const failed = nginx.ended.then(({ output }) => Promise.reject(new Error(output)))
  await Promise.race([vi.waitFor(() => ask(), { timeout: 10_000, interval: 50 }), failed])
  return { ask }
}

const siteOf = ({ body }: { body: string }) => told.parse(JSON.parse(body)).site

describe.runIf(hasTool('nginx'))('the example for two of each', () => {
  it('says to a site who asks, over TLS and whatever a visitor claims, and asks both', async () => {
    const { ask } = await openSeveral()
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask()))
    expect(new Set(answers.map(siteOf))).toEqual(new Set([1, 2]))
    for (const { body } of answers) {
      const { headers } = told.parse(JSON.parse(body))
      expect(headers).toMatchObject({ host: 'www.bank.example', 'x-forwarded-for': '127.0.0.1' })
      expect(headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/)
    }
  })

  it('refuses whoever posts without end, and lets everybody else post and read', async () => {
    const { ask } = await openSeveral()
    const posts = await Promise.all(Array.from({ length: 200 }, () => ask({ method: 'POST' })))
    const count = (status: number) => posts.filter((post) => post.status === status).length
    expect([count(200) >= 100, count(429) > 50, count(200) + count(429)]).toEqual([true, true, 200])
    expect((await ask()).status).toBe(200)
    expect((await ask({ method: 'POST', from: '127.0.0.2' })).status).toBe(200)
  })

  it('keeps each address at one site with the line that stands there as a remark', async () => {
    const line = 'hash $http_x_forwarded_for consistent;'
    const { ask } = await openSeveral((example) => example.replace(`# ${line}`, line))
    const from = Array.from({ length: 20 }, (_none, at) => `127.0.1.${at + 1}`)
    const askAll = () => Promise.all(from.map(async (address) => siteOf(await ask({ from: address }))))
    const first = await askAll()
    expect(new Set(first)).toEqual(new Set([1, 2]))
    expect(await askAll()).toEqual(first)
  })

  it('lets everybody post without end where all visitors of a test come from one address', async () => {
    const { ask } = await openSeveral((example) => example, false)
    const statuses = new Set<number>()
    for (let round = 0; round < 10; round += 1)
      for (const { status } of await Promise.all(Array.from({ length: 20 }, () => ask({ method: 'POST' }))))
        statuses.add(status)
    expect(statuses).toEqual(new Set([200]))
  })
})
