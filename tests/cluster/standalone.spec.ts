import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { openApplication } from '../support/apply-for-job'
import { freePort } from '../support/free-port'
import { testPassword } from '../support/product'
import { readFirstResult } from '../support/read-first-result'
import { runApart } from '../support/run-apart'
import { startApart } from '../support/start-apart'
import { approvePages } from './approved-pages'
import { canHaveRoot, dataPlace, inReadOnlyRoot } from './read-only-root'

/** What an image may weigh, without compression, and what its base has of it. */
const mostOfImage = 400_000_000
const base = 30_000_000

let directory: string
test.beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'sona-standalone-'))
})
test.afterAll(() => rmSync(directory, { recursive: true, force: true }))

test('what an image holds runs on a root that cannot be written, as nobody in particular', async ({ request }) => {
  if (!canHaveRoot())
    throw new Error('This account may have no mounts of its own, which a root that cannot be written is made of')
  const tree = join(directory, 'tree')
  const command = ['scripts/run.mjs', 'scripts/standalone.ts', tree]
  const { status, output, error } = await runApart([process.execPath, ...command], {})
  expect([status, output + error]).toEqual([0, expect.stringContaining(tree)])
  expect(base + statSync(process.execPath).size + bytesOf(tree)).toBeLessThan(mostOfImage)

  const [port, cmsPort] = [await freePort(), await freePort()]
  const [site, cms] = [`http://localhost:${port}`, `http://localhost:${cmsPort}`]
  const settings = {
    ...{ NODE_ENV: 'production', NODE_EXTRA_CA_CERTS: '', SONA_DATA: dataPlace, SONA_ADMIN_PASSWORD: testPassword },
    ...{ PORT: String(port), CMS_PORT: String(cmsPort), SITE_URL: site, CMS_URL: cms },
  }
  const root = join(directory, 'run')
  const [program, ...args] = inReadOnlyRoot(root, tree, ['scripts/start.mjs'])
  const product = startApart(settings, args, undefined, program)
  try {
    await product.seen('Ctrl-C')
    for (const path of ['/', '/en', '/particulares', '/sustentabilidade'])
      expect((await fetch(`${site}${path}`)).status, path).toBe(200)
    // Drawn and searched by a process of its own.
    await expect.poll(() => readFirstResult(site, 'cartões'), { timeout: 60_000 }).not.toBeNull()
    // Its file is looked into by threads, which read PDFs.
    expect((await (await openApplication(site))('ana@bcs.example')).status).toBe(201)
    expect((await fetch(`${cms}/admin`)).status).toBe(200)
    // Written, judged as it is drawn, looked at and approved.
    const [page] = await approvePages(request, cms, { name: 'imagem', count: 1 })
    expect(page?.href).toBe('/imagem-1')
    // As the image and whoever runs it ask.
    expect(await runApart(inReadOnlyRoot(root, tree, ['scripts/healthy.mjs']), settings)).toMatchObject({ status: 0 })
    const backup = ['scripts/run.mjs', 'scripts/backup.ts', '/tmp/backups']
    expect(await runApart(inReadOnlyRoot(root, tree, backup), settings)).toMatchObject({ status: 0, error: '' })
    // Made with what draws pictures.
    await expect
      .poll(() => readdirSync(join(root, 'data/site/pictures')).length, { timeout: 120_000 })
      .toBeGreaterThan(0)
  } finally {
    product.child.kill('SIGTERM')
    await product.ended
  }
  expect(product.said()).not.toMatch(/Cannot find|EROFS|MODULE_NOT_FOUND|"level":"error"/)
})

function bytesOf(place: string): number {
  const files = readdirSync(place, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
}
