import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openKeptBuilds } from './kept-builds'
import { readPublicFile } from './public-files'

let root = ''
let kept = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sona-builds-'))
  kept = join(root, 'kept')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const filesHere = () => [
  { prefix: '/_next/static/', directory: join(root, 'static'), isImmutable: true },
  { prefix: '/_islands/', directory: join(root, 'islands'), isImmutable: true },
]

/** Makes a build as the next one would: nothing of the last one is left where it was made. */
function build(name: string): void {
  for (const place of ['static', 'islands']) rmSync(join(root, place), { recursive: true, force: true })
  for (const place of ['static/chunks', 'islands']) mkdirSync(join(root, place), { recursive: true })
  writeFileSync(join(root, 'static/chunks', `${name}.css`), `.${name}{}`)
  writeFileSync(join(root, 'islands', `${name}.js`), `/* ${name} */`)
}

/** Runs a build. @returns what its visitors find. */
async function run(name: string, day: number) {
  build(name)
  const builds = await openKeptBuilds(kept, name, filesHere())
  await builds.keep()
  utimesSync(join(kept, name), day, day)
  const read = async (path: string) => (await readPublicFile(path, [...filesHere(), ...builds.roots]))?.body?.toString()
  return { builds, read }
}

it('has the files of the builds before, each as it was', async () => {
  await run('one', 1)
  const { builds, read } = await run('two', 2)
  expect(await read('/_next/static/chunks/one.css')).toBe('.one{}')
  expect(await read('/_islands/one.js')).toBe('/* one */')
  expect(await read('/_next/static/chunks/two.css')).toBe('.two{}')
  expect(await read('/_next/static/chunks/three.css')).toBeUndefined()
  expect([builds.has('one'), builds.has('two'), builds.has('three'), builds.has('../one')]).toEqual([
    true,
    true,
    false,
    false,
  ])
})

it('has its own also when the next one is built beneath it', async () => {
  const { read } = await run('one', 1)
  build('two')
  expect(await read('/_next/static/chunks/one.css')).toBe('.one{}')
})

it('keeps three builds beside the one that runs, by when they last ran', async () => {
  for (const [day, name] of ['one', 'two', 'three', 'four'].entries()) await run(name, day + 1)
  expect(readdirSync(kept).toSorted()).toEqual(['four', 'one', 'three', 'two'])
  await run('one', 5)
  await run('five', 6)
  expect(readdirSync(kept).toSorted()).toEqual(['five', 'four', 'one', 'three'])
})

it('takes nothing for whole that was broken off, and begins it anew', async () => {
  mkdirSync(join(kept, 'two.unfinished/_islands'), { recursive: true })
  writeFileSync(join(kept, 'two.unfinished/_islands/half.js'), '/*')
  mkdirSync(join(kept, 'one.unfinished'), { recursive: true })
  const before = await openKeptBuilds(kept, 'three', filesHere())
  expect([before.has('one'), before.has('two'), before.has('two.unfinished')]).toEqual([false, false, false])
  const { read } = await run('two', 1)
  expect(await read('/_islands/half.js')).toBeUndefined()
  expect(readdirSync(kept)).toEqual(['two'])
})

it('is nothing of a site without islands', async () => {
  mkdirSync(join(root, 'static'), { recursive: true })
  const builds = await openKeptBuilds(kept, 'one', filesHere())
  await builds.keep()
  expect(existsSync(join(kept, 'one'))).toBe(true)
})
