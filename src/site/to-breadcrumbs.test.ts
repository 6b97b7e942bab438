import { describe, expect, it } from 'vitest'
import { here } from './site.fixtures'
import { toBreadcrumbs } from './to-breadcrumbs'

const flex = { title: 'Conta Flex', path: '/particulares/contas/conta-flex' }

describe('toBreadcrumbs', () => {
  it('leads from home to the page, which is marked', () => {
    const accounts = { title: 'Contas', path: '/particulares/contas' }
    expect(toBreadcrumbs({ trail: [accounts, flex], here })).toEqual({
      home: { audience: 'private', href: '/' },
      crumbs: [
        { label: 'Contas', href: '/particulares/contas', isHere: false },
        { label: 'Conta Flex', href: '/particulares/contas/conta-flex', isHere: true },
      ],
    })
  })

  it('shows a parent without an address as words, and one without a title not at all', () => {
    const trail = [{ title: 'Cartões', path: null }, { title: null, path: '/x' }, flex]
    const labels = toBreadcrumbs({ trail, here })?.crumbs.map(({ label, href }) => ({ label, href }))
    expect(labels).toEqual([
      { label: 'Cartões', href: null },
      { label: 'Conta Flex', href: '/particulares/contas/conta-flex' },
    ])
  })

  it('begins at the companies home, which is not repeated', () => {
    const trail = [
      { title: 'BCS for Companies', path: '/corporate' },
      { title: 'Protocol', path: '/corporate/protocol' },
    ]
    expect(
      toBreadcrumbs({ trail, here: { ...here, locale: 'en', section: 'corporate', path: '/corporate/protocol' } }),
    ).toEqual({
      home: { audience: 'corporate', href: '/en/corporate' },
      crumbs: [{ label: 'Protocol', href: '/en/corporate/protocol', isHere: true }],
    })
  })

  it('is nothing on a home page', () => {
    expect(toBreadcrumbs({ trail: [{ title: 'Página inicial', path: '/' }], here: { ...here, path: '/' } })).toBeNull()
  })
})
