import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request as requestSecurely } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { secretSettings } from '@/src/platform/secret-files'
import { settingShape } from '@/src/platform/setting-shape'
import { hasCaddy, startCaddy } from '@/tests/support/caddy'
import { freePort } from '@/tests/support/free-port'
import { ask as askPlainly, startLocalServer } from '@/tests/support/local-server'
import { hasNginx, startNginx } from '@/tests/support/nginx'

const has = (program: string, argument = '--version') => spawnSync(program, [argument]).status === 0

function emptyDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'sona-deploy-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  return directory
}

/** Every name that a file sets in the environment, as Kubernetes, compose, systemd or a Dockerfile writes it. */
function settingsIn(text: string): string[] {
  const patterns = [/name: ([A-Z][A-Z_]+), value/g, /^ {6}([A-Z][A-Z_]+): /gm, /^Environment=([A-Z_]+)=/gm]
  const ofImage = [...text.matchAll(/^ENV (.*)$/gm)].flatMap(([, line = '']) => line.match(/[A-Z_]+(?==)/g) ?? [])
  return [...patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = '']) => name)), ...ofImage]
}

describe('what is set where the product is run', () => {
  it.each([
    'deploy/container/Dockerfile',
    'deploy/container/compose.yaml',
    'deploy/kubernetes/sona.yaml',
    'deploy/systemd/sona.service',
    'deploy/systemd/sona-mirror.service',
  ])('%s names settings that there are', (file) => {
    const known = [...Object.keys(settingShape), ...secretSettings.map((name) => `${name}_FILE`)]
    const named = settingsIn(readFileSync(file, 'utf8'))
    expect(named).toContain(
      file.endsWith('yaml') ? 'METRICS_PORT' : file.includes('mirror') ? 'MIRROR_DIRECTORY' : 'SONA_DATA',
    )
    expect(named.filter((name) => !known.includes(name))).toEqual([])
  })

  it.each(['deploy/container/compose.yaml', 'deploy/kubernetes/sona.yaml'])('%s is YAML', (file) => {
    for (const document of parseAllDocuments(readFileSync(file, 'utf8'))) expect(document.errors).toEqual([])
  })

  it('runs as nobody in particular on a root that cannot be written', () => {
    const image = readFileSync('deploy/container/Dockerfile', 'utf8')
    expect(image).toMatch(/^USER 10001:10001$/m)
    // What is started is what was tried: see tests/cluster/standalone.spec.ts.
    expect(image).toContain('npm run standalone -- /standalone')
    expect(image).toContain(`node:${readFileSync('.node-version', 'utf8').trim()}-`)
    expect(readFileSync('deploy/container/compose.yaml', 'utf8')).toMatch(/^ {4}read_only: true$/m)
    const manifest = readFileSync('deploy/kubernetes/sona.yaml', 'utf8')
    for (const line of ['runAsNonRoot: true', 'readOnlyRootFilesystem: true', 'enableServiceLinks: false'])
      expect(manifest).toContain(line)
  })
})

describe.runIf(has('systemd-analyze'))('the units', () => {
  /** The units with programs that are on every machine, so that only what they say is judged. */
  function copyUnits(): string {
    const directory = emptyDirectory()
    cpSync('deploy/systemd', directory, { recursive: true })
    for (const unit of ['sona.service', 'sona-mirror.service', 'sona-backup.service']) {
      const text = readFileSync(join(directory, unit), 'utf8')
      writeFileSync(
        join(directory, unit),
        text.replace('/usr/bin/node', '/bin/true').replace(/^WorkingDirectory.*$/m, ''),
      )
    }
    return directory
  }
  const units = ['sona.service', 'sona-mirror.service', 'sona-backup.service', 'sona-backup.timer']

  it('are read by systemd without a complaint', () => {
    const directory = copyUnits()
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', ...units.map((unit) => join(directory, unit))], {
      encoding: 'utf8',
    })
    expect([status, stderr.split('\n').filter((line) => line.includes(directory))]).toEqual([0, []])
  })

  it.each(['sona.service', 'sona-mirror.service', 'sona-backup.service'])('%s is exposed to little', (unit) => {
    const args = ['security', '--offline=true', '--threshold=20', join(copyUnits(), unit)]
    expect(spawnSync('systemd-analyze', args, { encoding: 'utf8' }).status).toBe(0)
  })
})

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

it.runIf(hasNginx() && has('openssl', 'version'))(
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

it.runIf(hasNginx())(
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

it.runIf(hasCaddy() && has('openssl', 'version'))('the example for Caddy does the same', async () => {
  const directory = emptyDirectory()
  const { key, certificate } = makeCertificate(directory)
  const port = await freePort()
  const example = readFileSync('deploy/caddy/Caddyfile', 'utf8')
    .replace('127.0.0.1:3000', `127.0.0.1:${await startEcho()}`)
    .replace('www.bank.example {', `www.bank.example:${port} {\n\ttls ${certificate} ${key}`)
  onTestFinished(startCaddy(directory, example))
  expectHonest(await vi.waitFor(() => askAsLiar(port, certificate), { timeout: 10_000, interval: 50 }))
})
