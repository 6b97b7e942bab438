import { parse } from 'parse5'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { exampleRichText } from '@/blocks/example-rich-text'
import { faqFixtures } from '@/blocks/faq/faq.fixtures'
import { env } from '@/src/env'
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
