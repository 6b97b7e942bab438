import { describe, expect, it } from 'vitest'
import { env } from '@/src/platform/env'
import { examplePageData } from './page-data.fixtures'
import { toAbsolute, toLanguages, toMetadata } from './to-metadata'

const data = examplePageData()
const { document } = data

describe('toMetadata', () => {
  it('names the page before the bank, and on a home page after it', () => {
    expect(toMetadata(data)).toMatchObject({ title: 'Conta Flex | BCS', description: 'Sem comissão.' })
    const home = { ...data, document: { ...document, page: { ...document.page, pageType: 'home' as const } } }
    expect(toMetadata(home).title).toBe('BCS | Conta Flex')
    const first = { ...home, context: { ...data.context, path: '/' } }
    expect(toMetadata(first).title).toBe(`BCS | ${data.site.settings.tagline}`)
    expect(data.site.settings.tagline).not.toBe('')
  })

  it('describes a page without a description by its summary, and by nothing at all if need be', () => {
    const described = (description: string | null, summary: string | null) =>
      toMetadata({ ...data, document: { ...document, page: { ...document.page, description, summary } } }).description
    expect(described('Descrição', 'Resumo')).toBe('Descrição')
    expect(described(null, 'Resumo')).toBe('Resumo')
    expect(described(null, null)).toBe('')
  })

  it('gives the page one address, whole', () => {
    const url = `${env.siteUrl}/particulares/contas/conta-flex`
    expect(toMetadata(data)).toMatchObject({ alternates: { canonical: url }, openGraph: { url, locale: 'pt_AO' } })
    const english = { ...data, context: { ...data.context, locale: 'en' as const, path: '/' } }
    expect(toMetadata(english).alternates?.canonical).toBe(`${env.siteUrl}/en`)
  })

  it('names the picture of its link by what that shows, whole and with its size', () => {
    const [picture] = [toMetadata(data).openGraph?.images ?? []].flat()
    expect(picture).toMatchObject({
      url: expect.stringMatching(new RegExp(`^${env.siteUrl}/_pictures/[0-9a-f]{32}\\.png$`)),
      width: 1200,
      height: 630,
      alt: 'Conta Flex | BCS',
    })
    const renamed = { ...data, document: { ...document, page: { ...document.page, title: 'Conta Nova' } } }
    expect(toMetadata(renamed).openGraph?.images).not.toEqual(toMetadata(data).openGraph?.images)
    expect(toMetadata(data)).toMatchObject({ twitter: { card: 'summary_large_image' } })
  })

  it('keeps search engines from the search page only', () => {
    const search = { ...data, document: { ...document, page: { ...document.page, pageType: 'search' as const } } }
    expect(toMetadata(search).robots).toEqual({ index: false, follow: true })
    expect(toMetadata(data)).not.toHaveProperty('robots')
  })
})

describe('toLanguages', () => {
  it('names the page in both languages, and for visitors of any other one', () => {
    expect(toLanguages({ pt: '/empresas', en: '/corporate' })).toEqual({
      'pt-AO': `${env.siteUrl}/empresas`,
      en: `${env.siteUrl}/en/corporate`,
      'x-default': `${env.siteUrl}/empresas`,
    })
  })

  it.each([{ pt: '/empresas' }, { en: '/corporate' }, {}])('names no language that does not exist: %j', (addresses) => {
    expect(toLanguages(addresses)).toEqual({})
  })
})

it('writes the home address without a slash at its end', () => {
  expect(toAbsolute('/')).toBe(env.siteUrl)
  expect(toAbsolute('/en')).toBe(`${env.siteUrl}/en`)
})
