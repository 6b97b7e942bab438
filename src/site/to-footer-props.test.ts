import { describe, expect, it } from 'vitest'
import { frame, here, settings } from './site.fixtures'
import { toFooterProps } from './to-footer-props'

describe('toFooterProps', () => {
  it('leaves out links without an address in this language and columns that would be empty', () => {
    expect(toFooterProps({ frame, settings, here }).columns).toEqual([
      { title: 'Particulares', links: [{ href: '/particulares/contas', label: 'Contas' }] },
    ])
  })

  it('makes the helpline dialable and names it in the security notice', () => {
    const { helpline, securityNotice } = toFooterProps({ frame, settings, here })
    expect(helpline).toEqual({ number: '+244 222 000 000', href: 'tel:+244222000000' })
    expect(securityNotice).toBe('Ligue para o +244 222 000 000.')
  })

  it.each(['javascript:alert(1)', 'https://elsewhere.example/', ''])(
    'refuses %j as the messaging address',
    (messagingUrl) => {
      expect(toFooterProps({ frame, settings: { ...settings, messagingUrl }, here }).messaging).toBeNull()
    },
  )

  it('leads whoever writes to the page for that, before any address', () => {
    const { messaging } = toFooterProps({ frame, settings: { ...settings, messagingPath: '/contactos' }, here })
    expect(messaging).toEqual({ href: '/contactos', label: settings.messagingLabel })
  })

  it('stands without a footer in the CMS', () => {
    const footer = toFooterProps({ frame: { Footer: null }, settings, here })
    expect(footer).toMatchObject({ columns: [], legalLinks: [], newsletter: null, smallPrint: '' })
  })
})
