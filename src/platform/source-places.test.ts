import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { compiledPlace } from './own-program'
import { withSourcePlaces } from './source-places'

let root = ''
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'sona-places-')))
  mkdirSync(join(root, 'src'))
  Reflect.set(globalThis, compiledPlace, join(root, 'compiled'))
})
afterEach(() => {
  Reflect.deleteProperty(globalThis, compiledPlace)
  rmSync(root, { recursive: true })
})

const placeOf = (file: string, at: string) => `    at fail (${pathToFileURL(join(root, 'compiled', file)).href}:${at})`

it('names the places of the sources in what an error tells, and reads no map twice for one', async () => {
  const source = join(root, 'src', 'fail.ts')
  writeFileSync(source, "\n\nexport function fail(): never {\n  throw new Error('It failed')\n}\n")
  await build({
    entryPoints: [source],
    outfile: join(root, 'compiled', 'fail.mjs'),
    format: 'esm',
    sourcemap: 'linked',
  })
  const stack = ['Error: It failed', placeOf('fail.mjs', '2:9'), '    at node:internal/process:2:3'].join('\n')
  const told = `Error: It failed\n    at fail (${relative(process.cwd(), source)}:4:9)\n    at node:internal/process:2:3`
  expect(withSourcePlaces(stack)).toBe(told)
  rmSync(join(root, 'compiled'), { recursive: true })
  expect(withSourcePlaces(stack)).toBe(told)
})

it('leaves every other place as it is, and all of them where nothing was compiled', () => {
  const stack = `Error\n${placeOf('gone.mjs', '1:1')}\n    at ${placeOf('', '1')}\n    at file:///srv/other/fail.mjs:2:9`
  expect(withSourcePlaces(stack)).toBe(stack)
  Reflect.deleteProperty(globalThis, compiledPlace)
  expect(withSourcePlaces(stack)).toBe(stack)
})
