import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request as requestSecurely } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { startCaddy } from '@/tests/support/caddy'
import { freePort } from '@/tests/support/free-port'
import { ask as askPlainly, startLocalServer } from '@/tests/support/local-server'
import { startNginx } from '@/tests/support/nginx'
import { hasTool } from '@/tests/support/tools'

function emptyDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'sona-deploy-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  return directory
}

/** A key and a certificate of this test. */
function makeCertificate(directory: string): { key: string; certificate: string } {
  const made = { key: join(directory, 'key.pem'), certificate: join(directory, 'certificate.pem') }
  const subject = ['-subj', '/CN=www.bank.example', '-addext', 'subjectAltName=DNS:www.bank.example']
  const files = ['-keyout', made.key, '-out', made.certificate]
  const { status } = spawnSync('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '1',
    ...files,
    ...subject,
  ])
  expect(status).toBe(0)
  return made
}

/** Asks a proxy over TLS as a visitor who claims to be somebody else. @returns what the product behind got. */
async function askAsLiar(port: number, certificate: string): Promise<Record<string, string>> {
  const headers = { Host: 'www.bank.example', 'X-Forwarded-For': '6.6.6.6', 'X-Request-Id': 'a-lie' }
  const ca = readFileSync(certificate)
  const options = { host: '127.0.0.1', port, ca, servername: 'www.bank.example', headers, agent: false }
  return new Promise((resolve, reject) => {
    requestSecurely(options, async (answer) => {
      let text = ''
      for await (const chunk of answer) text += chunk
      resolve(JSON.parse(text))
    })
      .once('error', reject)
      .end()
  })
}

/** Stands for the product: says which headers came. */
const startEcho = () => startLocalServer((request, response) => response.end(JSON.stringify(request.headers)))

const expectHonest = (got: Record<string, string>) => {
  expect(got).toMatchObject({ host: 'www.bank.example', 'x-forwarded-for': '127.0.0.1' })
  expect(got['x-request-id']).toMatch(/^[0-9a-f-]{32,36}$/)
}

it.runIf(hasTool('nginx') && hasTool('openssl'))(
  'the example for nginx says who asks, whatever a visitor claims, over TLS',
  async () => {
    const directory = emptyDirectory()
    const { key, certificate } = makeCertificate(directory)
    const port = await freePort()
    const example = readFileSync('deploy/nginx/sona.conf', 'utf8')
      .replace('127.0.0.1:3000', `127.0.0.1:${await startEcho()}`)
      .replace('listen 443', `listen 127.0.0.1:${port}`)
      .replace('/etc/sona/tls/certificate.pem', certificate)
      .replace('/etc/sona/tls/key.pem', key)
    const nginx = startNginx(directory, `access_log off; ${example}`)
    onTestFinished(nginx.stop)
    expectHonest(await vi.waitFor(() => askAsLiar(port, certificate), { timeout: 10_000, interval: 50 }))
  },
)

it.runIf(hasTool('nginx'))(
  'the example for several keeps the id of a request that a site says, and nobody else’s',
  async () => {
    const text = readFileSync('deploy/nginx/sona-several.conf', 'utf8')
    const port = await freePort()
    const ofCms = text
      .slice(text.lastIndexOf('server {'))
      .replace('10.0.0.9:3081', `127.0.0.1:${port}`)
      .replace('sona_cms', `127.0.0.1:${await startEcho()}`)
    const map = /^map [^}]+-\]\{12,64\}[^}]+\}/m.exec(text)?.[0]
    const nginx = startNginx(emptyDirectory(), `access_log off; ${map}\n${ofCms}`)
    onTestFinished(nginx.stop)
    const shown = '8d7f0c5e-1d2a-4b6e-9a55-0f7e7f7c9b01'
    const got = async (headers: Record<string, string>) => {
      const { body } = await askPlainly(port, { headers: { host: 'cms', ...headers } })
      return String(Object(JSON.parse(body))['x-request-id'])
    }
    const site = { authorization: 'Bearer what-both-know' }
    await vi.waitFor(() => got({}), { timeout: 10_000, interval: 50 })
    expect(await got({ ...site, 'x-request-id': shown })).toBe(shown)
    for (const headers of [{ 'x-request-id': shown }, site, { ...site, 'x-request-id': `${shown} */ x` }])
      expect(await got(headers)).toMatch(/^[0-9a-f]{32}$/)
  },
)

it.runIf(hasTool('caddy') && hasTool('openssl'))('the example for Caddy does the same', async () => {
  const directory = emptyDirectory()
  const { key, certificate } = makeCertificate(directory)
  const port = await freePort()
  const example = readFileSync('deploy/caddy/Caddyfile', 'utf8')
    .replace('127.0.0.1:3000', `127.0.0.1:${await startEcho()}`)
    .replace('www.bank.example {', `www.bank.example:${port} {\n\ttls ${certificate} ${key}`)
  onTestFinished(startCaddy(directory, example))
  expectHonest(await vi.waitFor(() => askAsLiar(port, certificate), { timeout: 10_000, interval: 50 }))
})
