import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { messagesByLocale } from '@/src/i18n/messages'
import type { CardLook } from '@/src/ui/bank-card/card-look'
import { examplePage } from '../example-page'
import { ProductHero } from './ProductHero'
import { productHeroFixtures } from './product-hero.fixtures'
import { toProductHeroProps } from './to-props'

function draw(cardLook: CardLook | null): string {
  const page = { ...examplePage('pt'), cardLook }
  const props = toProductHeroProps(productHeroFixtures.examples.default, page) ?? expect.fail('nothing is drawn')
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="pt" messages={messagesByLocale.pt} timeZone="Africa/Luanda">
      <ProductHero {...props} />
    </NextIntlClientProvider>,
  )
}

describe('the top of a product', () => {
  it('shows the face of a card on the page of that card, and then no figure beside it', () => {
    const markup = draw({ tier: 'world', isCorporate: true })
    expect(markup).toContain('data-tier="world" data-name="world corporate"')
    expect(markup).toContain('>Empresas</text>')
    expect(markup.match(/<svg/g)).toHaveLength(1)
  })

  it('shows the figure of the page on all others', () => {
    expect(draw(null)).not.toContain('data-tier')
    expect(draw(null).match(/<svg/g)).toHaveLength(1)
  })
})
