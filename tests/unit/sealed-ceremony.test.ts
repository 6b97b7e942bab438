import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readDirectory } from '@/src/sealed/directory'
import { readSigned } from '@/src/sealed/signing'
import { makeSealedBank } from '../support/sealed-bank'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sona-ceremony-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const command = (...args: string[]) => ['--import', 'tsx', 'scripts/sealed-ceremony.ts', ...args]
const run = (...args: string[]) => execFileSync(process.execPath, command(...args), { encoding: 'utf8' })

it('makes a root, recovery pairs, a directory and a desk that belong together', async () => {
  const root = /SEALED_ROOT=([0-9a-f]{64})/.exec(run('root', folder))?.[1] ?? ''
  expect(statSync(join(folder, 'root.secret')).mode & 0o077).toBe(0)
  // A root is not written over.
  expect(spawnSync(process.execPath, command('root', folder)).status).toBe(1)

  const recovery: unknown = JSON.parse(run('recovery', folder, 'compliance'))
  const { directory } = await makeSealedBank()
  const routes = directory.routes.map((route) => (route.tag === 'compliance' ? { ...route, recovery } : route))
  writeFileSync(join(folder, 'directory.json'), JSON.stringify({ ...directory, routes }))
  run('sign', folder)
  const signed = readFileSync(join(folder, 'directory.signed'))
  expect(readDirectory({ signed, root, today: '2026-11-23' }).routes[0]?.recovery).toEqual(recovery)

  const share = (number: number) => join(folder, `compliance-share-${number}.txt`)
  expect(run('drill', folder, 'compliance', share(1), share(3))).toContain('open the recovery pair')
  writeFileSync(
    share(3),
    readFileSync(share(2), 'utf8').replace(/^./, (sign) => (sign === '7' ? '8' : '7')),
  )
  const drill = spawnSync(process.execPath, command('drill', folder, 'compliance', share(1), share(3)), {
    encoding: 'utf8',
  })
  expect(drill).toMatchObject({ status: 1, stderr: expect.stringContaining('compliance-share-3.txt') })

  run('desk', folder)
  const html = readFileSync(join(folder, 'desk.html'))
  const signature = readFileSync(join(folder, 'desk.html.signature'))
  expect(readSigned(Buffer.concat([signature, html]), 'desk', root)).not.toBeNull()
  expect(html.toString()).toContain(`data-root="${root}"`)
  html[html.length - 20] = 0
  expect(readSigned(Buffer.concat([signature, html]), 'desk', root)).toBeNull()
}, 120_000)
