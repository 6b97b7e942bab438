import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { toDirectoryFile, toSealedDirectory } from '@/src/intake/installation'
import { open } from '@/src/sealed/age-seal'
import { readDirectory } from '@/src/sealed/directory'
import { readSigned } from '@/src/sealed/signing'
import { openSealedStore } from '@/src/sealed/store/sealed-store'
import { sealReport } from '../support/seal-report'
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

it('takes a case out of a data directory and opens it with two shares, for a reader and in clear for nobody', async () => {
  const [data, place] = [mkdtempSync(join(tmpdir(), 'sona-data-')), mkdtempSync(join(tmpdir(), 'sona-ceremony-'))]
  run('root', place)
  const recovery = z
    .object({ recipient: z.string(), shareHashes: z.array(z.string()) })
    .parse(JSON.parse(run('recovery', place, 'compliance')))
  const bank = await makeSealedBank()
  const routes = bank.directory.routes.map((route) => (route.tag === 'compliance' ? { ...route, recovery } : route))
  const directory = { ...bank.directory, routes }
  writeFileSync(join(place, 'directory.json'), JSON.stringify(directory))
  run('sign', place)
  mkdirSync(toSealedDirectory(data))
  cpSync(join(place, 'directory.signed'), toDirectoryFile(data))

  const file = {
    name: '../a/../seen.pdf',
    type: 'application/pdf',
    content: Buffer.from('canary in a file'),
    isOriginal: true,
  }
  const { added } = await sealReport(directory, { text: 'canary in a text', files: [file] })
  const store = openSealedStore(toSealedDirectory(data))
  store.addCase(added)
  store.close()

  const fail = (...args: string[]) => spawnSync(process.execPath, command(...args), { encoding: 'utf8' })
  expect(fail('case', place, data, 'nothing').stderr).toContain(`${added.id}  compliance  2026-11-23`)
  run('case', place, data, added.id)
  const saved = join(place, `${added.id}.sealedcase`)
  const share = (number: number) => join(place, `compliance-share-${number}.txt`)
  expect(fail('open', place, saved, 'eva', share(1))).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('Two'),
  })
  expect(fail('open', place, saved, 'nobody', share(1), share(2)).stderr).toContain('no reader nobody')
  expect(fail('open', place, join(place, 'directory.json'), 'eva', share(1), share(2)).stderr).toContain('is no case')
  run('open', place, saved, 'eva', share(1), share(2))
  expect(fail('open', place, saved, 'eva', share(1), share(2)).stderr).toContain('was opened before')

  const opened = join(place, added.id)
  expect(readdirSync(opened).sort()).toEqual(['2 .._a_.._seen.pdf.age', 'case.txt.age'])
  const read = async (name: string) =>
    Buffer.from(await open(readFileSync(join(opened, name)), bank.halves.eva.identity)).toString()
  expect(await read('case.txt.age')).toContain('canary in a text')
  expect(await read('2 .._a_.._seen.pdf.age')).toBe('canary in a file')
  await expect(open(readFileSync(join(opened, 'case.txt.age')), bank.halves.rui.identity)).rejects.toThrow()
  for (const directoryOf of [place, data])
    for (const name of readdirSync(directoryOf, { recursive: true, withFileTypes: true }))
      if (name.isFile()) expect(readFileSync(join(name.parentPath, name.name)).includes('canary in')).toBe(false)
  for (const made of [place, data]) rmSync(made, { recursive: true })
}, 120_000)
