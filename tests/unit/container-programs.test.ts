import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { settingShape } from '@/src/platform/setting-shape'
import { freePort } from '../support/free-port'
import { startLocalServer } from '../support/local-server'
import { runApart } from '../support/run-apart'

let directory = ''
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'sona-container-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
})

describe('what an image is asked whether it is well', () => {
  /** Whether it says so of a role. */
  const isWell = async (settings: Record<string, string>) =>
    (await runApart([process.execPath, 'scripts/healthy.mjs'], settings)).status === 0
  const asked: string[] = []
  const startProcess = (status: number) =>
    startLocalServer(({ url = '' }, response) => {
      asked.push(url)
      response.writeHead(status).end()
    })

  it('is the port of the role, and no other', async () => {
    const [up, down] = [String(await startProcess(200)), String(await freePort())]
    expect(await isWell({ SONA_ROLE: 'all', PORT: up, CMS_PORT: down })).toBe(true)
    expect(await isWell({ SONA_ROLE: 'site', PORT: up, CMS_PORT: down })).toBe(true)
    expect(await isWell({ SONA_ROLE: 'cms', PORT: down, CMS_PORT: up })).toBe(true)
    expect(await isWell({ SONA_ROLE: 'site', PORT: down, CMS_PORT: up })).toBe(false)
    expect(await isWell({ SONA_ROLE: 'cms', PORT: up, CMS_PORT: down })).toBe(false)
    expect(new Set(asked)).toEqual(new Set(['/healthz']))
    expect(await isWell({ SONA_ROLE: 'site', PORT: String(await startProcess(500)) })).toBe(false)
  })

  it('is the port that the product takes where none is set', () => {
    const source = readFileSync('scripts/healthy.mjs', 'utf8')
    expect(source).toContain(`PORT: port = '${settingShape.PORT.parse(undefined)}'`)
    expect(source).toContain(`CMS_PORT: cmsPort = '${settingShape.CMS_PORT.parse(undefined)}'`)
  })

  it('is of a mirror when it last looked at its site', async () => {
    const settings = { SONA_ROLE: 'mirror', MIRROR_DIRECTORY: directory }
    expect(await isWell(settings)).toBe(false)
    const state = join(directory, 'state.json')
    writeFileSync(state, '{}')
    expect(await isWell(settings)).toBe(true)
    const before = new Date(Date.now() - 120_000)
    utimesSync(state, before, before)
    expect(await isWell(settings)).toBe(false)
  })
})

describe('a command that is repeated', () => {
  /** Repeats one that adds a line to a file, and fails. */
  function repeat(seconds: string, body = '') {
    const [script, file] = [join(directory, 'scripts', 'tick.ts'), join(directory, 'ticks')]
    mkdirSync(join(directory, 'scripts'))
    writeFileSync(join(directory, 'package.json'), '{"type":"module"}')
    writeFileSync(
      script,
      `import { appendFileSync } from 'node:fs'\nappendFileSync(process.argv[2] ?? '', 'begun\\n')\n${body}\nprocess.exit(3)\n`,
    )
    const child = spawn(process.execPath, ['scripts/repeat.mjs', seconds, script, file], { stdio: 'ignore' })
    onTestFinished(() => void child.kill('SIGKILL'))
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
    const ticks = () => readFileSync(file, { encoding: 'utf8', flag: 'a+' }).split('\n').filter(Boolean)
    const until = (count: number) =>
      vi.waitFor(() => expect(ticks().length).toBeGreaterThanOrEqual(count), { timeout: 20_000, interval: 50 })
    return { child, ended, ticks, until }
  }

  it('comes again after it has ended, whatever came of it, and ends at once in between', async () => {
    const { child, ended, ticks, until } = repeat('0.2')
    await until(2)
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
    const before = ticks().length
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(ticks()).toHaveLength(before)
  })

  it('comes to its end when it is told to stop', async () => {
    const body = `await new Promise((resolve) => setTimeout(resolve, 1_500))\nappendFileSync(process.argv[2] ?? '', 'ended\\n')`
    const { child, ended, ticks, until } = repeat('30', body)
    await until(1)
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
    expect(ticks()).toEqual(['begun', 'ended'])
  })
})
