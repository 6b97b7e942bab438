import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { PageSource } from './page-source'
import { withPictures } from './picture-answers'

const directory = mkdtempSync(join(tmpdir(), 'sona-public-'))
writeFileSync(join(directory, 'link-picture.png'), 'the bank')

const text = (words: string, status = 200) => ({ status, headers: {}, body: Buffer.from(words) })
const pages: PageSource = {
  ready: () => null,
  answer: async (path) => text(`page ${path}`),
  notFound: async () => text('not found', 404),
  serverError: async () => text('failed', 500),
  internetBankingUrls: () => ({ private: '', corporate: '' }),
}
const readPicture = async (name: string) => {
  if (name === 'late.png') return 'pending' as const
  return name === 'made.png' ? Buffer.from('the page') : null
}
const site = withPictures(pages, {
  readPicture,
  files: [{ prefix: '/', directory, isImmutable: false }],
})
const ask = (path: string) => site.answer(path, new URLSearchParams(), 'a network')

describe('the address of a picture', () => {
  it('answers with the picture, for good and for other sites too', async () => {
    const { status, headers, body } = await ask('/_pictures/made.png')
    expect(status).toBe(200)
    expect(body.toString()).toBe('the page')
    expect(headers).toMatchObject({
      'Content-Type': 'image/png',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      ETag: expect.stringMatching(/^W\/"/),
    })
  })

  it('answers with the picture of the bank for the moment when its own is not made yet', async () => {
    const { status, headers, body } = await ask('/_pictures/late.png')
    expect(status).toBe(200)
    expect(body.toString()).toBe('the bank')
    expect(headers).toMatchObject({
      'Content-Type': 'image/png',
      'Cache-Control': 'public, max-age=0, must-revalidate',
    })
  })

  it('is not there when no page shows it', async () => {
    expect((await ask('/_pictures/other.png')).status).toBe(404)
    expect((await ask('/_pictures/')).status).toBe(404)
  })

  it('leaves every other address to the pages', async () => {
    expect((await ask('/_pictures')).body.toString()).toBe('page /_pictures')
    expect((await ask('/a')).body.toString()).toBe('page /a')
  })
})
