import { lstatSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { compilePrograms } from '@/scripts/compile-programs.mjs'
import { freePort } from '../support/free-port'
import { readProduct } from '../support/product'
import { commandsOf, copyProduct, killOwnerOf, processOf } from '../support/product-apart'
import { readFirstResult } from '../support/read-first-result'
import { startApart as start } from '../support/start-apart'

const flexAccount = '/particulares/contas/conta-flex'

async function ports(): Promise<{ PORT: string; CMS_PORT: string }> {
  return { PORT: String(await freePort()), CMS_PORT: String(await freePort()) }
}

test('a taken port is said in one sentence, with code 1', async () => {
  const blocker = createServer()
  const port = await new Promise<number>((resolve) =>
    blocker.listen(0, '0.0.0.0', () => {
      const address = blocker.address()
      resolve(typeof address === 'object' && address !== null ? address.port : 0)
    }),
  )
  const data = mkdtempSync(join(tmpdir(), 'sona-port-'))
  const { code, output } = await start({ ...(await ports()), PORT: String(port), SONA_DATA: data }).ended
  blocker.close()
  rmSync(data, { recursive: true })
  expect(code).toBe(1)
  expect(output.trim()).toBe(
    `Port ${port} is already in use. Stop the program that uses it, or choose another with PORT.`,
  )
})

test('a data directory that cannot be written is said in one sentence, with code 1', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'sona-file-')), 'not-a-directory')
  writeFileSync(file, '')
  const { code, output } = await start({ ...(await ports()), SONA_DATA: join(file, 'data') }).ended
  expect(code).toBe(1)
  expect(output.trim()).toMatch(
    /^The data directory .* cannot be written \(ENOTDIR\)\. Choose another with SONA_DATA\.$/,
  )
})

test('a second process on the same data directory is refused in one sentence, with code 1', async () => {
  const { code, output } = await start({ ...(await ports()), SONA_DATA: readProduct().data }).ended
  expect(code).toBe(1)
  expect(output.trim()).toMatch(/^Another Sona process \(\d+\) already uses the data directory .*$/)
})

test('every process of the product runs what was compiled before it, and none compiles while it loads', () => {
  const commands = commandsOf(readProduct().data)
  expect(commands.length).toBeGreaterThan(3)
  for (const command of commands) expect(command).toMatch(/\.compiled\/[0-9a-f]{16}\/[a-z-]+\.mjs/)
  expect(commands.join()).not.toContain('tsx')
})

test('nothing of the data directory of a running product can be read by another account', () => {
  const { data } = readProduct()
  const entries = readdirSync(data, { withFileTypes: true, recursive: true })
  const open = [data, ...entries.map((entry) => join(entry.parentPath, entry.name))].filter((path) => {
    const entry = lstatSync(path, { throwIfNoEntry: false })
    return entry !== undefined && !entry.isSymbolicLink() && (entry.mode & 0o077) !== 0
  })
  expect(open).toEqual([])
})

test('a setting that makes no sense is said, with code 1', async () => {
  const { code, output } = await start({ PORT: 'eighty' }).ended
  expect(code).toBe(1)
  expect(output).toContain('\nPORT must be a whole number from 0 to 65535.\n')
  expect(output).not.toContain('    at ')
})

test('the second start takes seconds, Ctrl-C ends it cleanly, and kill -9 leaves nothing in the way', async () => {
  test.setTimeout(240_000)
  const { site, data, environment, remove } = await copyProduct()
  const startedAt = performance.now()
  const metricsPort = await freePort()
  const second = start({ ...environment, METRICS_PORT: String(metricsPort), REQUEST_LOG: 'json' })
  await second.seen('Ctrl-C')
  expect(await (await fetch(`${site}/en`)).text()).toContain('</html>')
  const seconds = (performance.now() - startedAt) / 1000
  // The process that searches and draws for visitors ends: another one takes its place. Other letters are another question.
  expect(await readFirstResult(site, 'conta flex')).toBe(flexAccount)
  // Figures of every process are told in one place, which is no address of the site.
  const figures = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  for (const part of ['supervisor', 'front', 'back', 'drawing'])
    expect(figures).toContain(`sona_process_up{process="${part}"} 1`)
  expect(figures).toMatch(/sona_http_answers_total\{process="front",port="site",kind="page",status="2xx"\} [1-9]/)
  const elsewhere = await fetch(`${site}/metrics`)
  expect([elsewhere.status, (await elsewhere.text()).includes('sona_')]).toEqual([404, false])
  // The id that was answered stands in the line of the request.
  await second.seen(elsewhere.headers.get('x-request-id') ?? 'no id')
  const first = processOf(data, 'drawing-process')
  process.kill(first, 'SIGKILL')
  await expect
    .poll(async () => readFirstResult(site, 'Conta Flex'), {
      timeout: 30_000,
    })
    .toBe(flexAccount)
  expect(processOf(data, 'drawing-process')).not.toBe(first)
  test.info().annotations.push({ type: 'second start', description: `${seconds.toFixed(1)} s` })
  killOwnerOf(data)
  await second.ended

  const third = start(environment)
  await third.seen('Ctrl-C')
  await test.step('whoever read its output may go: it serves on, and ends in order', async () => {
    third.child.stdout?.destroy()
    third.child.stderr?.destroy()
    const home = `${site}/en`
    // Of this the log speaks.
    await fetch(home, { headers: { 'X-Forwarded-For': '192.0.2.1' } })
    for (let visit = 0; visit < 20; visit++) {
      expect((await fetch(home, { signal: AbortSignal.timeout(5_000) })).status).toBe(200)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  })
  // Which the terminal sends for Ctrl-C.
  third.child.kill('SIGINT')
  expect((await third.ended).code).toBe(0)
  await test.step('the next start finds what V8 made of the code of this one', async () => {
    expect(readdirSync(join(await compilePrograms(), 'code'), { recursive: true }).length).toBeGreaterThan(100)
  })
  remove()
})
