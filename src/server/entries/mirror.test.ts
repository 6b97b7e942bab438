import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { bundleProgram } from '@/tests/support/bundle-program'
import { type MirroredSite, pageOf, startMirroredSite } from '@/tests/support/mirrored-site'
import { startApart } from '@/tests/support/start-apart'

let directory: string
let site: MirroredSite
let running: ReturnType<typeof startApart>[] = []
beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'sona-mirror-'))
  site = await startMirroredSite()
})
afterEach(async () => {
  for (const { child } of running) child.kill('SIGKILL')
  await Promise.all(running.map(({ ended }) => ended))
  running = []
  await site.stop()
  rmSync(directory, { recursive: true, force: true })
})

async function start(settings: Record<string, string> = {}) {
  const mirror = startApart(
    { SONA_ROLE: 'mirror', MIRROR_DIRECTORY: directory, MIRROR_OF: site.origin.origin, ...settings },
    [await bundleProgram('src/server/entries/mirror.ts')],
  )
  running.push(mirror)
  return mirror
}

const linkOf = (path: string) => join(directory, 'live', `${path}.answer`)
const bodyOf = (path: string) => readFileSync(join(linkOf(path), 'body'), 'utf8')

/** Every address of the folder with the text of its page. @throws where one is not whole. */
function readWhole(): Map<string, string> {
  const live = join(directory, 'live')
  if (!existsSync(live)) return new Map()
  const links = readdirSync(live, { recursive: true, withFileTypes: true }).filter((entry) => entry.isSymbolicLink())
  return new Map(
    links.map(({ parentPath, name }) => {
      const link = join(parentPath, name)
      const answer = realpathSync(link)
      const body = readFileSync(join(answer, 'body'))
      const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
      expect(answer.endsWith(`/body/@${hash}@`)).toBe(true)
      expect(gunzipSync(readFileSync(join(answer, 'body.gz')))).toEqual(body)
      // The policy is of this very text.
      const text = /<p>(.*)<\/p>/.exec(body.toString())?.[1] ?? ''
      const policy = createHash('sha256')
        .update(text)
        .digest('base64')
        .replaceAll(/\/{2}/g, '/~/')
        .replaceAll('/~//', '/~/~/')
      expect(answer).toContain(`'sha256-${policy}'`)
      return [link.slice(live.length, -'.answer'.length), text]
    }),
  )
}

it('follows what is published, changed and taken down, within seconds', async () => {
  site.answers.set('/contas', pageOf('accounts'))
  site.answers.set('/contas/ordem', pageOf('current account'))
  const mirror = await start()
  await mirror.seen('It has all 2 addresses')
  expect(readWhole()).toEqual(
    new Map([
      ['/contas', 'accounts'],
      ['/contas/ordem', 'current account'],
    ]),
  )
  // They are written after each look at the site.
  await vi.waitFor(() => {
    const figures = readFileSync(join(directory, 'metrics/sona_mirror.prom'), 'utf8')
    expect(figures).toMatch(/^sona_mirror_addresses\{process="mirror"\} 2$/m)
    expect(figures).toMatch(/^sona_mirror_waiting\{process="mirror"\} 0$/m)
    expect(Number(/^sona_mirror_heard_timestamp_seconds\S* (\S+)$/m.exec(figures)?.[1])).toBeGreaterThan(0)
  })
  const startedAt = performance.now()
  site.answers.delete('/contas')
  site.answers.set('/velho', { status: 301, headers: { Location: '/contas/ordem' }, body: Buffer.alloc(0) })
  await vi.waitFor(() => expect([existsSync(linkOf('/contas')), existsSync(linkOf('/velho'))]).toEqual([false, true]), {
    timeout: 10_000,
  })
  expect(performance.now() - startedAt).toBeLessThan(10_000)
  expect(bodyOf('/contas/ordem')).toContain('current account')
  mirror.child.kill('SIGTERM')
  expect((await mirror.ended).code).toBe(0)
  expect(bodyOf('/contas/ordem')).toContain('current account')
})

it('keeps everything while the site is away, answers only failures, or lists little because it is filling', async () => {
  for (const path of ['/a', '/b', '/c']) site.answers.set(path, pageOf(path))
  const mirror = await start()
  await mirror.seen('It has all 3 addresses')
  site.answers.delete('/a')
  site.hidden.set('/a', { ...pageOf('starting'), status: 503 })
  site.answers.delete('/b')
  site.hidden.set('/b', pageOf('/b'))
  site.answers.delete('/c')
  await vi.waitFor(() => expect(existsSync(linkOf('/c'))).toBe(false), { timeout: 5_000 })
  await site.stop()
  await mirror.seen('does not hear of its site')
  expect([...readWhole().keys()]).toEqual(['/a', '/b'])
  site = await startMirroredSite(Number(site.origin.port))
  site.answers.set('/d', pageOf('/d'))
  await vi.waitFor(() => expect([...readWhole().keys()]).toEqual(['/d']), { timeout: 5_000 })
  await mirror.seen('hears of its site again')
})

it('is whole however often it is killed while it writes, and goes on where it was', async () => {
  const publish = (round: number) => {
    for (let page = 0; page < 40; page++)
      if ((page + round) % 5 === 0) site.answers.delete(`/page-${page}`)
      else site.answers.set(`/page-${page}`, pageOf(`page ${page} of round ${round}`))
  }
  const unfinishedNames = () => readdirSync(join(directory, 'unfinished'))
  let seen = 0
  let broken = 0
  for (let round = 0; round < 12; round++) {
    publish(round)
    const mirror = await start()
    // At another point of its work each time: some time after its start, and while it writes, however long it takes until then.
    await mirror.seen('The mirror of')
    if (round < 6) await wait(round * 12)
    else
      await vi.waitFor(() => expect([readWhole().size > 0, unfinishedNames().length > 0]).toEqual([true, true]), {
        timeout: 10_000,
        interval: 1,
      })
    mirror.child.kill('SIGKILL')
    await mirror.ended
    seen += readWhole().size
    broken += unfinishedNames().length
  }
  // It was killed in the middle of something, and there was something to keep.
  expect([seen > 0, broken > 0]).toEqual([true, true])
  const mirror = await start()
  await mirror.seen('It has all 32 addresses')
  const expected = new Map([...site.answers].map(([path, { body }]) => [path, /<p>(.*)<\/p>/.exec(String(body))?.[1]]))
  expect(new Map([...readWhole()].sort())).toEqual(new Map([...expected].sort()))
  mirror.child.kill('SIGTERM')
  await mirror.ended
  // After another start nothing is left of what was replaced or begun.
  await (await start()).seen('It has all 32 addresses')
  await vi.waitFor(() => {
    const files = readdirSync(join(directory, 'sona-answers'), { recursive: true, encoding: 'utf8' })
    expect(
      files.filter((file) => file.endsWith('/body') && file.includes('body/@') && file.includes('s200')).length,
    ).toBe(32)
    expect(readdirSync(join(directory, 'unfinished'))).toEqual([])
  })
}, 60_000)

it.each([
  [{ MIRROR_OF: 'site:3000' }, 'MIRROR_OF must be an address that begins with http:// or https://.'],
  [
    { MIRROR_DIRECTORY: '/tmp/a"b' },
    'MIRROR_DIRECTORY must be a directory, without quotes, backslashes and dollar signs in its name.',
  ],
  [
    { MIRROR_DIRECTORY: '/dev/null/none' },
    'The folder /dev/null/none cannot be written (ENOTDIR). Choose another with MIRROR_DIRECTORY.',
  ],
  [
    { SONA_ROLE: 'site', CONTENT_API_URL: 'http://a.example' },
    'MIRROR_DIRECTORY and MIRROR_OF belong to SONA_ROLE=mirror, which needs both: where it keeps the pages, and of which site.',
  ],
  [{ DATABASE_URL: 'postgres://u@db/sona' }, 'DATABASE_URL belongs to the CMS: a mirror asks the site alone.'],
])('ends with 1 and a sentence for %j', async (settings, sentence) => {
  const { code, output } = await (await start(settings)).ended
  expect([code, output]).toEqual([1, expect.stringContaining(sentence)])
})

it('leaves a folder to the process that has it', async () => {
  const first = await start()
  await first.seen('The mirror of')
  const { code, output } = await (await start()).ended
  expect([code, output]).toEqual([1, expect.stringContaining(`already mirrors into ${directory}`)])
})
