import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { finishPage } from '@/src/publishing/finished-page'
import { openPageHistory } from '@/src/publishing/history/page-history'
import { historyIn, readPast } from '@/src/publishing/history/read-history'
import { drawPast } from './past-page'

it('draws a page of the past with the style sheet, picture and font that it had then', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'sona-past-'))
  const files: Record<string, string> = {
    '/_next/static/a.css': '@font-face{src:url(/_next/static/media/f.woff2)}',
    '/_next/static/media/f.woff2': 'font',
    '/media/a.webp': 'picture then',
  }
  const readFile = async (path: string) => (files[path] === undefined ? null : Buffer.from(files[path]))
  const history = await openPageHistory({ directory, keepDays: 1, readFile })
  const body = Buffer.from('<link rel="stylesheet" href="/_next/static/a.css"><img src="/media/a.webp">')
  history.note('/', await finishPage({ href: '/', status: 200, headers: {}, tags: [], seq: 1, body }))
  await history.written()
  files['/media/a.webp'] = 'picture now'
  const past = await readPast(historyIn(directory), '/', new Date())
  const html = past ? await drawPast(historyIn(directory), past) : ''
  rmSync(directory, { recursive: true, force: true })
  const inside = (type: string) =>
    Buffer.from(new RegExp(`data:${type};base64,([\\w+/=]+)`).exec(html)?.[1] ?? '', 'base64')
  expect(inside('image/webp').toString()).toBe('picture then')
  expect(inside('text/css').toString()).toBe(
    `@font-face{src:url(data:font/woff2;base64,${Buffer.from('font').toString('base64')})}`,
  )
  expect(html).not.toMatch(/\/_next\/|\/media\//)
})
