import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { expect, it } from 'vitest'
import { withSourcePlaces } from './source-places'

async function compileFailure(root: string): Promise<string> {
  mkdirSync(join(root, 'src'))
  writeFileSync(
    join(root, 'src', 'fail.ts'),
    "\n\nexport function fail(): never {\n  throw new Error('It failed')\n}\n",
  )
  const outfile = join(root, '.compiled', '0123456789abcdef', 'fail.mjs')
  await build({ entryPoints: [join(root, 'src', 'fail.ts')], outfile, format: 'esm', sourcemap: 'linked' })
  return outfile
}

it('names the places of the sources in what an error tells, where Node does not', async () => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'sona-places-')))
  const { fail } = await import(/* @vite-ignore */ pathToFileURL(await compileFailure(root)).href)
  try {
    expect(fail).toThrow('It failed')
    const stack = `Error: It failed\n    at fail (${pathToFileURL(join(root, '.compiled/0123456789abcdef/fail.mjs')).href}:2:9)`
    const source = relative(process.cwd(), join(root, 'src', 'fail.ts'))
    expect(withSourcePlaces(stack)).toBe(`Error: It failed\n    at fail (${source}:4:9)`)
    rmSync(join(root, '.compiled'), { recursive: true })
    expect(withSourcePlaces(stack)).toContain(`${source}:4:9`)
  } finally {
    rmSync(root, { recursive: true })
  }
})

it('leaves every other place as it is', () => {
  const stack =
    'Error\n    at file:///srv/bank/.compiled/0123456789abcdef/gone.mjs:1:1\n    at node:internal/process:2:3'
  expect(withSourcePlaces(stack)).toBe(stack)
})
