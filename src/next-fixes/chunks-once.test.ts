import { mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { keepChunksOnce } from './chunks-once'

const filling = 'x'.repeat(4_000)
const plain = `module.exports=[1,e=>"${filling}"]`
const withLetters = `module.exports=[2,e=>[\`“\${e}”\`,/[→-⇒]/u.test("⇒"),"${filling}"]]`
const withRawText = `module.exports=[3,e=>String.raw\`\\n…\`+"${filling}"]`

async function makeBuild(files: Record<string, string>) {
  const root = join(mkdtempSync(join(tmpdir(), 'sona-chunks-')), 'server', 'chunks')
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), content)
  }
  const require = createRequire(join(root, 'entry.js'))
  await keepChunksOnce(join(root, '..', '..'))
  return {
    load: (name: string): unknown => require(`./${name}`),
    run: (name: string, input: string): unknown => require(`./${name}`)[1](input),
    size: (name: string) => statSync(join(root, name)).size,
    read: (name: string) => readFileSync(join(root, name), 'utf8'),
  }
}

it('keeps chunks that are the same once, and gives the same modules for each of their names', async () => {
  const build = await makeBuild({ 'a.js': plain, 'b[x].js': plain, 'ssr/c.js': plain, 'ssr/d.js': `${plain};` })
  expect(build.read('a.js')).toBe(plain)
  expect([build.size('b[x].js'), build.size('ssr/c.js')].every((bytes) => bytes < 100)).toBe(true)
  expect(build.load('b[x].js')).toBe(build.load('a.js'))
  expect(build.load('ssr/c.js')).toBe(build.load('a.js'))
  expect(build.read('ssr/d.js')).toBe(`${plain};`)
})

it('writes letters so that each takes one byte, and nothing changes for who runs it', async () => {
  const build = await makeBuild({ 'letters.js': withLetters, 'raw.js': withRawText })
  expect(build.read('letters.js')).not.toMatch(/[\u0080-\uffff]/)
  expect(build.run('letters.js', 'é→')).toEqual(['“é→”', true, filling])
  // What a tag reads as it is written stays so.
  expect(build.run('raw.js', '')).toBe(`\\n…${filling}`)
})

it('leaves small ones and what is no chunk as it is', async () => {
  const small = 'module.exports=[1,e=>"→"]'
  const runtime = `const RUNTIME="${filling}→";module.exports={}`
  const build = await makeBuild({ 'a.js': small, 'b.js': small, 'runtime.js': runtime, 'other.js': runtime })
  expect([build.read('b.js'), build.read('other.js')]).toEqual([small, runtime])
})
