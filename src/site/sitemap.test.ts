import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { env } from '@/src/platform/env'
import { createKnownPages } from '@/src/publishing/known-pages'
import { createSitemap } from './sitemap'

const day = '2026-11-02T08:00:00.000Z'
const page = (href: string, tags: string[], listedOn: string | null = day) => ({
  href,
  tags,
  status: 200,
  headers: {},
  frames: [],
  listedOn,
})

function openSite() {
  const known = createKnownPages()
  let passed = 0
  const sitemap = createSitemap(known, () => passed)
  const addresses = async () => {
    passed += 1_000
    const file = await sitemap.answer('/sitemap.xml')
    const text = file ? gunzipSync(file.gzip).toString('utf8') : ''
    return [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address?.replace(env.siteUrl, ''))
  }
  return { known, sitemap, addresses, wait: (ms: number) => (passed += ms) }
}

describe('the site map', () => {
  it('lists what is published now, in the order of addresses', async () => {
    const { known, addresses } = openSite()
    expect(await addresses()).toEqual([])
    known.note(page('/b', ['Page:2', 'Page:1:card']))
    known.note(page('/a', ['Page:1:card', 'Tip:1']))
    expect(await addresses()).toEqual(['/a', '/b'])
    known.forget('/a')
    known.note(page('/c', ['Person:7']))
    expect(await addresses()).toEqual(['/b', '/c'])
  })

  it('leaves out what is no document, or not to be found', async () => {
    const { known, addresses } = openSite()
    known.note(page('/search', ['Page:1'], null))
    known.note(page('/page-not-found', ['global:Footer', 'Page:1:card']))
    known.note(page('/moved', ['Page:3'], null))
    known.note(page('/a', ['Page:4']))
    expect(await addresses()).toEqual(['/a'])
  })

  it('is the same file, with the same validator, until something is published', async () => {
    const { known, sitemap, wait } = openSite()
    known.note(page('/a', ['Page:1']))
    const first = await sitemap.answer('/sitemap.xml')
    expect(await sitemap.answer('/sitemap.xml')).toBe(first)
    known.note(page('/a', ['Page:1']))
    wait(1_000)
    const again = await sitemap.answer('/sitemap.xml')
    expect(again?.headers).toEqual(first?.headers)
    known.note(page('/a', ['Page:1'], '2026-11-03T08:00:00.000Z'))
    wait(1_000)
    expect((await sitemap.answer('/sitemap.xml'))?.headers['ETag']).not.toBe(first?.headers['ETag'])
    expect(first?.headers['Content-Type']).toBe('application/xml; charset=utf-8')
  })

  it('is made once a second at most while pages change, however many ask', async () => {
    const { known, sitemap, wait } = openSite()
    known.note(page('/a', ['Page:1']))
    const first = await sitemap.answer('/sitemap.xml')
    known.note(page('/b', ['Page:2']))
    wait(999)
    expect(await sitemap.answer('/sitemap.xml')).toBe(first)
    wait(1)
    expect(await sitemap.answer('/sitemap.xml')).not.toBe(first)
  })

  it.each(['/', '/sitemap', '/sitemap-1.xml', '/sitemap-x.xml', '/en/sitemap.xml'])('has no file at %s', (path) => {
    expect(openSite().sitemap.answer(path)).toBeNull()
  })
})
