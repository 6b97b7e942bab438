import { parse } from 'parse5'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { exampleBranches } from '@/blocks/example-branches'
import { exampleRichText } from '@/blocks/example-rich-text'
import { faqFixtures } from '@/blocks/faq/faq.fixtures'
import { env } from '@/src/platform/env'
import { examplePageData } from './page-data.fixtures'
import { toScriptText, toStructuredData } from './structured-data'

const data = examplePageData()
const thing = z.looseObject({ '@type': z.string() })
const graph = z.object({ '@context': z.literal('https://schema.org'), '@graph': z.array(thing) })

function thingsOf(...[page, breadcrumbs]: Parameters<typeof toStructuredData>) {
  const things = graph.parse(toStructuredData(page, breadcrumbs))['@graph']
  return new Map(things.map((found) => [found['@type'], found]))
}

describe('toStructuredData', () => {
  it('always tells of the bank, and of nothing that the page does not have', () => {
    const things = thingsOf(data, null)
    expect([...things.keys()]).toEqual(['BankOrCreditUnion'])
    expect(things.get('BankOrCreditUnion')).toMatchObject({
      name: 'BCS',
      telephone: '+244 222 000 000',
      address: { addressLocality: 'Luanda', addressCountry: 'AO' },
    })
  })

  it('leads down to the page, without an address for a step that has none', () => {
    const crumbs = [
      { label: 'Cartões', href: null, isHere: false },
      { label: 'Conta Flex', href: '/particulares/conta-flex', isHere: true },
    ]
    const list = thingsOf(data, { home: { audience: 'private', href: '/' }, crumbs }).get('BreadcrumbList')
    expect(list?.['itemListElement']).toEqual([
      { '@type': 'ListItem', position: 1, name: 'BCS', item: env.siteUrl },
      { '@type': 'ListItem', position: 2, name: 'Cartões' },
      { '@type': 'ListItem', position: 3, name: 'Conta Flex', item: `${env.siteUrl}/particulares/conta-flex` },
    ])
  })

  it('asks the questions of every block on the page that have an answer', () => {
    const { default: block } = faqFixtures.examples
    const questions = [
      {
        __typename: 'FaqBlock_Questions' as const,
        id: 'a',
        question: 'Quanto custa?',
        answer: exampleRichText('Nada.'),
      },
      { __typename: 'FaqBlock_Questions' as const, id: 'b', question: 'Sem resposta?', answer: null },
      { __typename: 'FaqBlock_Questions' as const, id: 'c', question: null, answer: exampleRichText('Sem pergunta.') },
    ]
    const page = {
      ...data.document.page,
      layout: [
        { ...block, questions },
        { ...block, questions: null },
      ],
    }
    expect(thingsOf({ ...data, document: { ...data.document, page } }, null).get('FAQPage')?.['mainEntity']).toEqual([
      { '@type': 'Question', name: 'Quanto custa?', acceptedAnswer: { '@type': 'Answer', text: 'Nada.' } },
    ])
  })

  it('calls a tip an article of the bank', () => {
    const tip = {
      __typename: 'Tip' as const,
      id: 1,
      title: 'Poupar',
      path: '/dicas/poupar',
      summary: 'Como poupar.',
      description: null,
      body: null,
      topic: 'saving' as const,
      publishedOn: '2026-10-01T00:00:00.000Z',
      updatedAt: '2026-10-02T00:00:00.000Z',
    }
    const { page: _page, ...address } = data.document
    const document = { ...address, kind: 'tip' as const, tip }
    expect(thingsOf({ ...data, document }, null).get('Article')).toMatchObject({
      headline: 'Poupar',
      description: 'Como poupar.',
      datePublished: '2026-10-01T00:00:00.000Z',
      inLanguage: 'pt-AO',
      publisher: { '@id': `${env.siteUrl}/#bank` },
    })
  })
})

describe('a place', () => {
  const { page: _page, ...address } = data.document
  const placeOf = (position: number) => {
    const branch = exampleBranches('pt')[position]
    if (!branch) return expect.fail('There is no such example')
    const document = {
      ...address,
      kind: 'branch' as const,
      branch: { ...branch, updatedAt: '2026-10-02T00:00:00.000Z' },
    }
    const things = graph.parse(toStructuredData({ ...data, document }, null))['@graph']
    return things.find((found) => String(found['@id']).endsWith('#place'))
  }

  it('is a bank with its hours by day, and knows when a branch is different', () => {
    expect(placeOf(2)).toMatchObject({
      '@type': 'BankOrCreditUnion',
      parentOrganization: { '@id': `${env.siteUrl}/#bank` },
      address: { addressLocality: 'Belas', addressRegion: 'Luanda', addressCountry: 'AO' },
      geo: { latitude: -8.9962, longitude: 13.2681 },
      specialOpeningHoursSpecification: [
        { validFrom: '2026-12-24', validThrough: '2026-12-24', opens: '08:00', closes: '12:00' },
      ],
    })
    const times = z.array(z.object({ dayOfWeek: z.string(), opens: z.string(), closes: z.string() }))
    expect(times.parse(placeOf(2)?.['openingHoursSpecification']).at(-1)).toEqual({
      dayOfWeek: 'https://schema.org/Saturday',
      opens: '09:00',
      closes: '12:00',
    })
  })

  it('is a teller when it is a machine, open to the last minute of the day', () => {
    const teller = placeOf(1)
    expect(teller?.['@type']).toBe('AutomatedTeller')
    expect(teller?.['openingHoursSpecification']).toContainEqual({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: 'https://schema.org/PublicHolidays',
      opens: '00:00',
      closes: '23:59',
    })
  })

  it('says nothing that is not known, and no number that is the helpline', () => {
    const place = placeOf(3)
    expect(placeOf(0)).not.toHaveProperty('telephone')
    expect(place).toHaveProperty('telephone')
    expect(place).not.toHaveProperty('openingHoursSpecification')
    expect(place).not.toHaveProperty('amenityFeature')
  })
})

describe('toScriptText', () => {
  it.each(['</script><script>alert(1)</script>', '</ScRiPt >', '<!--<script>', '<![CDATA[', ']]>', '&lt;/script&gt;'])(
    'cannot be ended by %s',
    (name) => {
      const text = toScriptText({ name })
      const codes: string[] = []
      const source = `<!DOCTYPE html><html><head><title>x</title><script type="application/ld+json">${text}</script></head><body></body></html>`
      parse(source, { onParseError: ({ code }) => codes.push(code) })
      expect(codes).toEqual([])
      expect(text).not.toContain('<')
      expect(JSON.parse(text)).toEqual({ name })
    },
  )

  it('holds no line separator that older parsers take for the end of a line', () => {
    const text = toScriptText({ name: 'a\u2028b\u2029c\nd' })
    expect(text).toBe(String.raw`{"name":"a\u2028b\u2029c\nd"}`)
    expect(JSON.parse(text)).toEqual({ name: 'a\u2028b\u2029c\nd' })
  })
})
