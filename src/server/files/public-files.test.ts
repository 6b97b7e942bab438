import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { entityTag } from '@/src/http/send'
import { toDocumentHref } from '@/src/links/to-href'
import { readPath } from '../guard/guard'
import { readPublicFile, readyPublicFile } from './public-files'

const directory = mkdtempSync(join(tmpdir(), 'sona-files-'))
afterAll(() => rmSync(directory, { recursive: true }))

const styles = Buffer.from('main { color: red }')
mkdirSync(join(directory, 'static', 'css'), { recursive: true })
mkdirSync(join(directory, 'documents', 'folder.pdf'), { recursive: true })
writeFileSync(join(directory, 'static', 'css', '4f1b.css'), styles)
writeFileSync(join(directory, 'documents', 'price-list.pdf'), '%PDF-1.7')
for (const name of [
  'secret.pdf',
  'documents/.hidden.pdf',
  'documents/page.html',
  'documents/data.sqlite',
  'documents/none',
]) {
  writeFileSync(join(directory, name), 'not for visitors')
}

const roots = [
  { prefix: '/_next/static/', directory: join(directory, 'static'), isImmutable: true },
  { prefix: '/documents/', directory: join(directory, 'documents'), isImmutable: false },
]

describe('readPublicFile', () => {
  it('has nothing for the public of what is not public, as if it were not there', async () => {
    const isPublic = (path: string) => path === '/documents/price-list.pdf'
    const asked = roots.map((root) => ({ ...root, isPublic }))
    writeFileSync(join(directory, 'documents', 'embargo.pdf'), '%PDF-1.7')
    expect((await readPublicFile('/documents/price-list.pdf', asked))?.status).toBe(200)
    expect(await readPublicFile('/documents/embargo.pdf', asked)).toBeNull()
    expect((await readPublicFile('/documents/embargo.pdf', roots))?.status).toBe(200)
  })

  it('reads a file whole, with its type, a tag made from its content, and the same content compressed', async () => {
    const answer = await readPublicFile('/_next/static/css/4f1b.css', roots)
    expect(answer?.brotli && brotliDecompressSync(answer.brotli)).toEqual(styles)
    expect(answer?.gzip && gunzipSync(answer.gzip)).toEqual(styles)
    expect(answer).toMatchObject({
      status: 200,
      headers: {
        'Content-Type': 'text/css; charset=utf-8',
        'Cache-Control': 'public, max-age=31536000, immutable',
        'Content-Security-Policy': expect.stringContaining('sandbox'),
        ETag: entityTag(styles),
      },
      body: styles,
    })
  })

  it('compresses a file once for all who ask for it at the same time', async () => {
    writeFileSync(join(directory, 'static', 'css', '77aa.css'), 'a{}'.repeat(40_000))
    const answers = await Promise.all([1, 2, 3].map(() => readPublicFile('/_next/static/css/77aa.css', roots)))
    const [first] = answers
    expect(first?.brotli && brotliDecompressSync(first.brotli).length).toBe(120_000)
    for (const answer of answers)
      expect([answer?.brotli === first?.brotli, answer?.gzip === first?.gzip]).toEqual([true, true])
  })

  it('takes the compressed forms that the build has left beside a file', async () => {
    writeFileSync(join(directory, 'static', 'a.js'), 'alert(1)')
    writeFileSync(join(directory, 'static', 'a.js.br'), 'brotli')
    writeFileSync(join(directory, 'static', 'a.js.gz'), 'gzip')
    const answer = await readPublicFile('/_next/static/a.js', roots)
    expect([answer?.brotli, answer?.gzip, answer?.body].map(String)).toEqual(['brotli', 'gzip', 'alert(1)'])
    expect(await readPublicFile('/_next/static/a.js.br', roots)).toBeNull()
  })

  it('shows a document in the browser, for an hour, without the sandbox that its viewer does not bear', async () => {
    const answer = await readPublicFile('/documents/price-list.pdf', roots)
    expect(answer?.headers).toMatchObject({
      'Content-Type': 'application/pdf',
      'Content-Disposition': 'inline',
      'Cache-Control': 'public, max-age=3600, must-revalidate',
    })
    expect(answer?.headers['Content-Security-Policy']).not.toContain('sandbox')
  })

  it.each(['Preçário (2026), versão final.pdf', 'Relatório & Contas.pdf'.normalize('NFD')])(
    'reads a file under the name that an editor gave it: %s',
    async (name) => {
      writeFileSync(join(directory, 'documents', name), 'a report')
      const path = readPath(toDocumentHref(name)) ?? ''
      expect(String((await readPublicFile(path, roots))?.body)).toBe('a report')
    },
  )

  it.each([
    ['a file above the directory', '/documents/../secret.pdf'],
    ['a file above it by a longer way', '/documents/x/../../secret.pdf'],
    ['an escaped way up', '/documents/%2e%2e/secret.pdf'],
    ['a way up with backslashes', '/documents/..\\secret.pdf'],
    ['an absolute name', `/documents/${directory}/secret.pdf`],
    ['a hidden file', '/documents/.hidden.pdf'],
    ['a name with an empty step', '/documents//price-list.pdf'],
    ['a name that begins with a space', '/documents/ price-list.pdf'],
    ['a type that is not served', '/documents/page.html'],
    ['a database', '/documents/data.sqlite'],
    ['a name without a type', '/documents/none'],
    ['a name cut short by a NUL', '/documents/data.sqlite\0.pdf'],
    ['a directory', '/documents/folder.pdf'],
    ['a file below a file', '/documents/price-list.pdf/x.pdf'],
    ['a file that is not there', '/documents/missing.pdf'],
    ['a name longer than names can be', `/documents/${'a'.repeat(300)}.pdf`],
    ['the directory itself', '/documents/'],
    ['an address of no root', '/price-list.pdf'],
  ])('has nothing to give for %s', async (_what, path) => {
    expect(await readPublicFile(path, roots)).toBeNull()
  })
})

describe('a file that was asked for before', () => {
  afterEach(() => void vi.useRealTimers())
  const later = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10_000 })

  it('lies ready when it never changes, and only then', async () => {
    const own = [...roots]
    const path = '/_next/static/css/4f1b.css'
    expect(readyPublicFile(path, own)).toBeNull()
    const answer = await readPublicFile(path, own)
    expect(readyPublicFile(path, own)).toBe(answer)
    expect(await readPublicFile(path, own)).toBe(answer)
    await readPublicFile('/documents/price-list.pdf', own)
    expect(readyPublicFile('/documents/price-list.pdf', own)).toBeNull()
  })

  it('is read again when it was replaced, and not before', async () => {
    const path = '/documents/replaced.pdf'
    const write = (text: string) => writeFileSync(join(directory, 'documents', 'replaced.pdf'), text)
    write('%PDF one')
    later()
    const first = await readPublicFile(path, roots)
    expect((await readPublicFile(path, roots))?.body).toBe(first?.body)
    write('%PDF two')
    const second = await readPublicFile(path, roots)
    expect([String(first?.body), String(second?.body)]).toEqual(['%PDF one', '%PDF two'])
    expect(second?.headers['ETag']).not.toBe(first?.headers['ETag'])
    rmSync(join(directory, 'documents', 'replaced.pdf'))
    expect(await readPublicFile(path, roots)).toBeNull()
  })

  it('is not taken for unchanged when it was written in this moment, however the system counts time', async () => {
    const path = '/documents/fresh.pdf'
    writeFileSync(join(directory, 'documents', 'fresh.pdf'), '%PDF')
    const first = await readPublicFile(path, roots)
    expect((await readPublicFile(path, roots))?.body).not.toBe(first?.body)
  })
})
