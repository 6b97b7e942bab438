import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { hashSources } from '@/src/platform/hash-sources'
import { compilePrograms, keepCompiled } from './compile-programs.mjs'

const run = promisify(execFile)
const compiler = pathToFileURL(resolve('scripts/compile-programs.mjs')).href
const programs = { main: 'src/main.ts', thread: 'src/thread.ts' }

let root = ''
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'sona-compiled-')))
  mkdirSync(join(root, 'src'))
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  write('package-lock.json', '{}')
  write('tsconfig.json', '{ "compilerOptions": { "paths": { "@/*": ["./*"] } } }')
  write('src/counter.ts', 'let count = 0\nexport const next = (): number => ++count\n')
  write('src/thread.ts', "import { next } from '@/src/counter'\nexport const second = next()\n")
  write(
    'src/main.ts',
    `import { join } from 'node:path'
    import { pathToFileURL } from 'node:url'
    import { z } from 'zod'
    import { next } from '@/src/counter'
    const place: string = z.string().parse(Reflect.get(globalThis, 'sonaCompiled'))
    const first = next()
    const { second } = await import(pathToFileURL(join(place, 'thread.mjs')).href)
    process.stdout.write(JSON.stringify({ place, first, second }))`,
  )
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const write = (path: string, text: string) => writeFileSync(join(root, path), text)
const compile = () => compilePrograms({ root, programs })
const made = () => readdirSync(join(root, '.compiled'))

/** Compiles in a process of its own. */
const compileApart = () => [
  '--input-type=module',
  '-e',
  `import { compilePrograms } from ${JSON.stringify(compiler)}
  process.stdout.write(await compilePrograms(${JSON.stringify({ root, programs })}))`,
]

it('makes programs that know where they lie and share what both import, with packages as they are installed', async () => {
  const place = await compile()
  const { stdout } = await run(process.execPath, [join(place, 'main.mjs')])
  expect(JSON.parse(stdout)).toEqual({ place, first: 1, second: 2 })
})

it('compiles once, and anew after a source, a package or what is imported from elsewhere changed; tests are no source', async () => {
  const first = await compile()
  write('src/main.test.ts', 'export {}')
  expect(await compile()).toBe(first)
  write('src/counter.ts', 'let count = 5\nexport const next = (): number => ++count\n')
  const second = await compile()
  expect(second).not.toBe(first)
  expect((await run(process.execPath, [join(second, 'main.mjs')])).stdout).toContain('"first":6')
  write('package-lock.json', '{ "lockfileVersion": 3 }')
  expect([first, second]).not.toContain(await compile())
})

it('has everything or nothing under its name, whenever it is killed', async () => {
  for (const killAfterMs of [100, 150, 200, 250, 300, 350, 400, 500]) {
    const child = spawn(process.execPath, compileApart())
    setTimeout(() => child.kill('SIGKILL'), killAfterMs)
    await once(child, 'exit')
    const [whole] = existsSync(join(root, '.compiled')) ? made().filter((name) => /^[0-9a-f]+$/.test(name)) : []
    if (whole === undefined) continue
    expect((await run(process.execPath, [join(root, '.compiled', whole, 'main.mjs')])).stdout).toContain('"second":2')
    rmSync(join(root, '.compiled', whole), { recursive: true })
  }
  const place = await compile()
  expect(made()).toEqual([basename(place)])
})

it('removes what a killed process left behind, and nothing of one that is still compiling', async () => {
  const dead = spawn(process.execPath, ['-e', ''])
  await once(dead, 'exit')
  mkdirSync(join(root, '.compiled', `0123456789abcdef.${dead.pid}.unfinished`), { recursive: true })
  const underWay = `0123456789abcdef.${process.ppid}.unfinished`
  mkdirSync(join(root, '.compiled', underWay))
  const place = await compile()
  expect(made().toSorted()).toEqual([underWay, basename(place)].toSorted())
})

it('gives several that compile at once the same', async () => {
  const all = await Promise.all([1, 2, 3].map(() => run(process.execPath, compileApart())))
  const places = all.map(({ stdout }) => stdout)
  expect(new Set(places).size).toBe(1)
  expect(made()).toEqual([basename(places[0] ?? '')])
})

it('keeps what a process runs that is still alive, and removes it after', async () => {
  const old = await compile()
  const product = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  keepCompiled(old, product.pid)
  write('src/counter.ts', 'export const next = (): number => 1\n')
  const newer = await compile()
  expect(made().toSorted()).toEqual([basename(old), basename(newer)].toSorted())
  product.kill('SIGKILL')
  await once(product, 'exit')
  write('src/counter.ts', 'export const next = (): number => 2\n')
  const newest = await compile()
  expect(made()).toEqual([basename(newest)])
})

it('says every mistake of the sources, and leaves nothing behind', async () => {
  write('src/thread.ts', "import './nothing.css'\nimport { a } from './missing'\nexport const second = a\n")
  write('src/nothing.css', '')
  await expect(compile()).rejects.toThrow(/A program of the server has no styles[\s\S]*missing/)
  expect(existsSync(join(root, '.compiled'))).toBe(false)
})

it('says from which sources they are, so that what runs does not read them all again', async () => {
  const place = await compile()
  expect(readFileSync(join(place, 'sources'), 'utf8')).toBe(hashSources(root))
})

it('makes programs that serve without loading the client of `fetch`', async () => {
  write(
    'src/main.ts',
    `import { createServer } from 'node:http'
    createServer()
    const loaded = Reflect.get(process, 'moduleLoadList').filter((name: string) => name.endsWith('undici/undici'))
    process.stdout.write(JSON.stringify(loaded))`,
  )
  const { stdout } = await run(process.execPath, [join(await compile(), 'main.mjs')])
  expect(JSON.parse(stdout)).toEqual([])
})
