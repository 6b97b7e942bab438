import { describe, expect, it } from 'vitest'
import { frame, here, settings } from './site.fixtures'
import { toHeaderProps } from './to-header-props'
import { toPopularLinks } from './to-popular-links'

const onCorporatePage = { ...here, path: '/empresas/servicos/tpa', section: 'corporate' } as const

describe('toHeaderProps', () => {
  it('shows the menus of the audience and names their home', () => {
    const forPrivate = toHeaderProps({ frame, settings, here })
    const forCompanies = toHeaderProps({ frame, settings, here: onCorporatePage })
    expect(forPrivate.menus.map(({ label }) => label)).toEqual(['Contas', 'Apoio'])
    expect(forPrivate.loginHref).toBe('/login?locale=pt')
    expect(forCompanies.menus.map(({ label }) => label)).toEqual(['Serviços'])
    expect(forCompanies.loginHref).toBe('/empresas#entrar')
  })

  it('puts English addresses under /en', () => {
    const { homeHref, audiences, loginHref, searchHref } = toHeaderProps({
      frame,
      settings,
      here: { ...here, locale: 'en' },
    })
    expect(homeHref).toBe('/en')
    expect(audiences.map(({ href }) => href)).toEqual(['/en', '/en/corporate'])
    expect(loginHref).toBe('/login?locale=en')
    expect(searchHref).toBe('/en/pesquisar')
  })

  it('leaves out links without an address in this language and menus that would be empty', () => {
    const [accounts] = toHeaderProps({ frame, settings, here }).menus
    expect(accounts?.overview?.href).toBe('/particulares/contas')
    expect(accounts?.links).toEqual([
      {
        href: '/particulares/contas/conta-flex',
        label: 'Conta Flex',
        summary: 'Sem comissão de manutenção.',
        isHere: true,
      },
    ])
  })

  it('marks only the menu nearest to the page', () => {
    const markedOn = (path: string) =>
      toHeaderProps({ frame, settings, here: { ...here, path } })
        .menus.filter(({ isHere }) => isHere)
        .map(({ label }) => label)
    expect(markedOn('/particulares/contas/conta-flex')).toEqual(['Contas'])
    expect(markedOn('/particulares/contas/conta-nova')).toEqual(['Contas'])
    expect(markedOn('/particulares/precario')).toEqual(['Apoio'])
    expect(markedOn('/particulares-novos')).toEqual([])
  })

  it('marks no audience on a page that belongs to none', () => {
    const { audiences } = toHeaderProps({ frame, settings, here: { ...here, section: 'about' } })
    expect(audiences.some(({ isHere }) => isHere)).toBe(false)
  })

  it('leads to the other language past the address that remembers the choice', () => {
    expect(
      toHeaderProps({ frame, settings, here: { ...here, alternateHref: '/en/search?q=a&b' } }).languageSwitch,
    ).toEqual({
      href: '/language/en?to=%2Fen%2Fsearch%3Fq%3Da%26b',
      locale: 'en',
      languageTag: 'en',
    })
    expect(
      toHeaderProps({ frame, settings, here: { ...here, locale: 'en', alternateHref: '/' } }).languageSwitch,
    ).toEqual({
      href: '/language/pt?to=%2F',
      locale: 'pt',
      languageTag: 'pt-AO',
    })
  })

  it('stands without menus, pages and helpline', () => {
    const bare = { ...settings, helpline: '', searchPath: null, openAccountPath: null }
    const noMenus = { PrivateNavigation: null, CorporateNavigation: null }
    const header = toHeaderProps({ frame: noMenus, settings: bare, here })
    expect(header).toMatchObject({ menus: [], helpline: null, searchHref: null, openAccountHref: null })
  })
})

describe('toPopularLinks', () => {
  it('takes the overview of each menu, or else its first link', () => {
    expect(toPopularLinks(toHeaderProps({ frame, settings, here }).menus)).toEqual([
      { href: '/particulares/contas', label: 'Contas' },
      { href: '/particulares', label: 'Particulares' },
    ])
  })
})
