import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { log } from '@/src/platform/log'
import { startLocalServer } from '@/tests/support/local-server'
import { createUploadMirror, type UploadMirror } from './upload-mirror'

let root = ''
let mirror: UploadMirror
/** What the CMS has, by address. */
let files: Map<string, string>
let asked: string[]
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'sona-mirror-'))
  files = new Map([
    ['/api/media/file/branch%20(1).webp', 'branch'],
    ['/api/documents/file/prices.pdf', 'prices 2025'],
  ])
  asked = []
  const port = await startLocalServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    const body = files.get(request.url ?? '')
    if (body === 'broken') response.writeHead(500).end()
    else if (body === undefined) response.writeHead(404).end()
    else response.end(body)
  })
  vi.spyOn(log, 'error').mockImplementation(() => undefined)
  const directories = { media: join(root, 'media'), documents: join(root, 'documents') }
  mirror = createUploadMirror({ cmsUrl: `http://127.0.0.1:${port}`, directories })
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(root, { recursive: true })
})

const read = (name: string) => readFileSync(join(root, name), 'utf8')

describe('copies of uploaded files', () => {
  it('are made of what pages name, once', async () => {
    await Promise.all([
      mirror.bring(['/media/branch%20(1).webp', '/documents/prices.pdf']),
      mirror.bring(['/documents/prices.pdf']),
    ])
    await mirror.bring(['/documents/prices.pdf'])
    expect(read('media/branch (1).webp')).toBe('branch')
    expect(read('documents/prices.pdf')).toBe('prices 2025')
    expect(asked).toHaveLength(2)
  })

  it('are made anew when a file was replaced', async () => {
    await mirror.bring(['/documents/prices.pdf'])
    files.set('/api/documents/file/prices.pdf', 'prices 2026')
    mirror.noteRow(['Page:3'])
    await mirror.bring(['/documents/prices.pdf'])
    expect(read('documents/prices.pdf')).toBe('prices 2025')
    mirror.noteRow(['Document:3', 'list:Document'])
    await mirror.bring(['/documents/prices.pdf'])
    expect(read('documents/prices.pdf')).toBe('prices 2026')
  })

  it('go when the file was taken away, and only those', async () => {
    await mirror.bring(['/documents/prices.pdf', '/media/branch%20(1).webp'])
    files.delete('/api/documents/file/prices.pdf')
    mirror.noteRow(['Document:3'])
    await expect.poll(() => existsSync(join(root, 'documents/prices.pdf'))).toBe(false)
    expect(read('media/branch (1).webp')).toBe('branch')
  })

  it('that the CMS does not have are left out', async () => {
    await mirror.bring(['/media/never.webp'])
    expect(existsSync(join(root, 'media/never.webp'))).toBe(false)
    expect(log.error).toHaveBeenCalled()
  })

  it('stay whole when the CMS fails: the page that needs them waits', async () => {
    await mirror.bring(['/documents/prices.pdf'])
    files.set('/api/documents/file/prices.pdf', 'broken')
    mirror.noteRow(['Document:3'])
    await expect(mirror.bring(['/documents/prices.pdf'])).rejects.toThrow('500')
    expect(read('documents/prices.pdf')).toBe('prices 2025')
  })

  it.each(['/media/..%2f..%2fsecret', '/media/%2e%2e/secret', '/other/file.pdf', '/media/.hidden', '/media/a/b.webp'])(
    'never leave their directories (%s)',
    async (path) => {
      writeFileSync(join(root, 'secret'), 'kept')
      await mirror.bring([path])
      expect(asked).toEqual([])
      expect(read('secret')).toBe('kept')
    },
  )
})
