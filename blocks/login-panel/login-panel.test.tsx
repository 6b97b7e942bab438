// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, describe, expect, it } from 'vitest'
import { messagesByLocale } from '@/src/i18n/messages'
import { examplePage } from '../example-page'
import { LoginForm } from './LoginForm'
import { loginPanelFixtures } from './login-panel.fixtures'
import { toLoginPanelProps } from './to-props'

afterEach(cleanup)

const panelOn = (path: string) => toLoginPanelProps(loginPanelFixtures.examples.default, { ...examplePage('en'), path })

describe('the login panel', () => {
  it.each([
    ['/', 'private'],
    ['/private/accounts', 'private'],
    ['/empresas', 'corporate'],
    ['/corporate/cards/debit-card', 'corporate'],
    ['/corporate-bodies', 'private'],
  ])('on %s begins with the %s tab', (path, audience) => {
    expect(panelOn(path).audiences[0]).toBe(audience)
  })

  it('leaves out what the bank has not set', () => {
    const example = examplePage('en')
    const settings = { ...example.settings, securityNotice: '', openAccountPath: null }
    const props = toLoginPanelProps(loginPanelFixtures.examples.default, { ...example, settings })
    expect(props).toMatchObject({ securityNotice: null, openAccountHref: null })
  })
})

describe('the login form', () => {
  it('posts language, audience and user code, with the first audience chosen', () => {
    const { container } = render(
      <NextIntlClientProvider locale="en" messages={messagesByLocale.en} timeZone="Africa/Luanda">
        <LoginForm locale="en" audiences={['corporate', 'private']} openAccountHref={null} />
      </NextIntlClientProvider>,
    )
    const form = container.querySelector('form')
    if (!form) throw new Error('The login form is missing')
    expect(form.method).toBe('post')
    expect(form.getAttribute('action')).toBe('/login')
    expect([...new FormData(form)]).toEqual([
      ['locale', 'en'],
      ['audience', 'corporate'],
      ['userCode', ''],
    ])
    expect(within(screen.getByRole('group')).getAllByRole('radio')).toHaveLength(2)
    expect(screen.getByRole('textbox').getAttribute('autocomplete')).toBe('username')
    expect(screen.queryByRole('link')).toBeNull()
  })
})
