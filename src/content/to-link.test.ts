import { describe, expect, it } from 'vitest'
import { examplePage } from '@/blocks/example-page'
import { toLink, toLinks } from './to-link'

const page = { __typename: 'Page', id: 1, title: 'Flex Account', path: '/private/flex' } as const
const document = { __typename: 'Document', id: 1, title: 'Price list', filename: 'price list.pdf' } as const
const nothing = { label: null, url: null, hash: null, page: null, document: null }
const external = { ...nothing, label: 'BNA', url: 'https://www.bna.ao/x' }

const inEnglish = (link: Parameters<typeof toLink>[0]) => toLink(link, examplePage('en'))

describe('toLink', () => {
  it('leads to the page in the language of the page it stands on', () => {
    expect(inEnglish({ ...nothing, page })).toEqual({
      href: '/en/private/flex',
      label: 'Flex Account',
      isExternal: false,
    })
    expect(toLink({ ...nothing, label: 'Ver', page }, examplePage('pt'))).toMatchObject({
      href: '/private/flex',
      label: 'Ver',
    })
  })

  it('leads to a place on the page, whatever its name holds', () => {
    expect(inEnglish({ ...nothing, page, hash: 'a b"#<' })?.href).toBe('/en/private/flex#a%20b%22%23%3C')
  })

  it('leads to the file of a document', () => {
    expect(inEnglish({ ...nothing, document })).toMatchObject({
      href: '/documents/price%20list.pdf',
      label: 'Price list',
    })
  })

  it('knows what leaves the site', () => {
    expect(inEnglish(external)).toEqual({ href: 'https://www.bna.ao/x', label: 'BNA', isExternal: true })
    expect(inEnglish({ ...external, url: 'HTTPS://WWW.BNA.AO' })?.isExternal).toBe(true)
    expect(inEnglish({ ...external, url: 'tel:+244222' })?.isExternal).toBe(false)
  })

  it.each([
    ['no link', null],
    ['no target', { ...nothing, label: 'Words' }],
    ['no words', { ...external, label: null }],
    ['empty words', { ...external, label: '' }],
    ['a page without a version in this language', { ...nothing, page: { ...page, path: null } }],
    ['a document without a file', { ...nothing, document: { ...document, filename: null } }],
    ['script', { ...external, url: 'javascript:alert(1)' }],
    ['a host that is not allowed', { ...external, url: 'https://evil.example' }],
  ])('is none with %s', (_what, link) => {
    expect(inEnglish(link)).toBeNull()
  })
})

describe('toLinks', () => {
  it('leaves out what leads nowhere and keeps the order', () => {
    const links = [{ ...nothing, page }, { ...external, url: 'x' }, external]
    expect(toLinks(links, examplePage('en')).map(({ label }) => label)).toEqual(['Flex Account', 'BNA'])
    expect(toLinks(null, examplePage('en'))).toEqual([])
  })
})
