import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type FinishedPage, finishPage } from './finished-page'
import { pageFileName, readPageFile, removePageFile, writePageFile } from './page-file'

let directory = ''
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'sona-page-'))
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

const makePage = (href: string, text: string) =>
  finishPage({
    href,
    status: 200,
    headers: { 'Content-Type': 'text/html', Location: '/ação' },
    tags: ['Page:1', 'global:Footer'],
    seq: 7,
    body: Buffer.from(text),
  })

const pathOf = ({ href }: FinishedPage) => join(directory, pageFileName(href))

async function write(text = '<p>Olá\nmundo</p>'): Promise<FinishedPage> {
  const page = await makePage('/conta', text)
  await writePageFile(directory, page)
  return page
}

describe('the file of a page', () => {
  it.each(['', '\n\n{}\n', '<p>Olá</p>'.repeat(10_000)])('gives back what was written', async (text) => {
    const page = await write(text)
    expect(await readPageFile(pathOf(page))).toEqual(page)
  })

  it('has a name for any address, a different one for each', () => {
    const names = ['/a', '/a/', '/A', `/${'ç'.repeat(2000)}`, '/../../etc'].map(pageFileName)
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(name).toMatch(/^[\da-f]{64}\.page$/)
  })

  it('is null when it is missing', async () => {
    expect(await readPageFile(join(directory, 'none.page'))).toBeNull()
  })

  it('is null when any byte of it is another', async () => {
    const page = await write()
    const whole = readFileSync(pathOf(page))
    for (let position = 0; position < whole.length; position++) {
      const flipped = Buffer.from(whole)
      flipped.writeUInt8(whole.readUInt8(position) ^ 1, position)
      writeFileSync(pathOf(page), flipped)
      expect(await readPageFile(pathOf(page)), `byte ${position}`).toBeNull()
    }
    writeFileSync(pathOf(page), whole)
    expect(await readPageFile(pathOf(page))).toEqual(page)
  })

  it('is null when it is cut off anywhere, or goes on', async () => {
    const page = await write()
    const { size } = statSync(pathOf(page))
    writeFileSync(pathOf(page), 'x', { flag: 'a' })
    expect(await readPageFile(pathOf(page))).toBeNull()
    for (let length = size - 1; length >= 0; length--) {
      truncateSync(pathOf(page), length)
      expect(await readPageFile(pathOf(page)), `${length} bytes`).toBeNull()
    }
  })

  it.each(['', '\n', '\n\n', '{}\n', 'null\n{}\n', '{"head":{},"brotliLength":0,"gzipLength":0}\n', 'PK\u0003\u0004'])(
    'is null when it is something else: %j',
    async (text) => {
      const file = join(directory, 'foreign.page')
      writeFileSync(file, text)
      expect(await readPageFile(file)).toBeNull()
    },
  )

  it('is replaced by another file, so that a reader has the old one or the new one', async () => {
    const page = await write('old')
    const before = statSync(pathOf(page)).ino
    await write('new')
    expect(statSync(pathOf(page)).ino).not.toBe(before)
    expect(readdirSync(directory)).toEqual([pageFileName('/conta')])
  })

  it('is never seen half written while it is replaced again and again', async () => {
    const page = await write('x'.repeat(100_000))
    const seen = new Set<string | undefined>()
    let isWriting = true
    const reader = (async () => {
      while (isWriting) seen.add((await readPageFile(pathOf(page)))?.headers['ETag'])
    })()
    const tags = new Set([page.headers['ETag']])
    for (let round = 0; round < 30; round++) tags.add((await write(String(round).repeat(50_000))).headers['ETag'])
    isWriting = false
    await reader
    expect(seen.size).toBeGreaterThan(1)
    expect([...seen].filter((tag) => !tags.has(tag))).toEqual([])
  })

  it('stays as it was when the new one cannot be put in its place', async () => {
    const page = await makePage('/conta', 'new')
    mkdirSync(join(pathOf(page), 'inside'), { recursive: true })
    await expect(writePageFile(directory, page)).rejects.toThrow()
    expect(readdirSync(pathOf(page))).toEqual(['inside'])
  })

  it('is gone once removed, also when there was none', async () => {
    const page = await write()
    await removePageFile(directory, '/conta')
    await removePageFile(directory, '/conta')
    expect(await readPageFile(pathOf(page))).toBeNull()
    expect(readdirSync(directory)).toEqual([])
  })
})
