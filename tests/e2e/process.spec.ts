import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { freePort } from '../support/free-port'
import { readProduct } from '../support/product'
import { killOwnerOf } from '../support/product-apart'
import { startApart as start } from '../support/start-apart'

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

test('a setting that makes no sense is said, with code 1', async () => {
  const { code, output } = await start({ PORT: 'eighty' }).ended
  expect(code).toBe(1)
  expect(output).toContain('A setting of the environment is not valid.')
})

test('the second start takes seconds, Ctrl-C ends it cleanly, and kill -9 leaves nothing in the way', async () => {
  test.setTimeout(240_000)
  const data = mkdtempSync(join(tmpdir(), 'sona-again-'))
  cpSync(readProduct().loaded, data, { recursive: true })
  const environment = { ...(await ports()), SONA_DATA: data }
  const first = start(environment)
  await first.seen('Ctrl-C')
  first.child.kill('SIGINT')
  expect((await first.ended).code).toBe(0)

  const startedAt = performance.now()
  const second = start(environment)
  await second.seen('Ctrl-C')
  expect(await (await fetch(`http://localhost:${environment.PORT}/en`)).text()).toContain('</html>')
  const seconds = (performance.now() - startedAt) / 1000
  test.info().annotations.push({ type: 'second start', description: `${seconds.toFixed(1)} s` })
  killOwnerOf(data)
  await second.ended

  const third = start(environment)
  await third.seen('Ctrl-C')
  third.child.kill('SIGTERM')
  expect((await third.ended).code).toBe(0)
  rmSync(data, { recursive: true })
})
