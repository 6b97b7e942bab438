import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { messagesByLocale } from '@/src/i18n/messages'
import { examplePage } from '../example-page'
import { AppScreens } from './AppScreens'
import { appScreensFixtures } from './app-screens.fixtures'
import { toAppScreensProps } from './to-props'

const { default: complete, longText } = appScreensFixtures.examples

function draw(block: typeof complete): string {
  const props = toAppScreensProps(block, examplePage('pt')) ?? expect.fail('nothing is drawn')
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="pt" messages={messagesByLocale.pt} timeZone="Africa/Luanda">
      <AppScreens {...props} />
    </NextIntlClientProvider>,
  )
}

describe('screens of the app', () => {
  it('are one picture each to who does not see them, with what the screen says, and are said to be examples', () => {
    const markup = draw(complete)
    expect(markup).toContain(
      'role="img" aria-label="Exemplo de um ecrã do My BCS. O salário chegou: + 385 000,00 Kz. Este mês não paga manutenção."',
    )
    expect(markup).toContain('<p class="app_screens_own_example">Exemplo de ecrã, com valores inventados</p>')
    expect(markup.match(/role="img"/g)).toHaveLength(2)
  })

  it('show a code one character beside the other', () => {
    expect([...draw(complete).matchAll(/leaf">(\d)</g)].map(([, digit]) => digit).join('')).toBe('4071')
  })

  it('bring their styles along once, and no screen that says nothing', () => {
    const markup = draw(complete)
    expect(markup.match(/@layer components/g)).toHaveLength(2)
    expect(draw(longText ?? complete).match(/role="img"/g)).toHaveLength(1)
    expect(toAppScreensProps({ ...complete, phoneScreens: [] }, examplePage('pt'))).toBeNull()
  })
})
