import { readFileSync } from 'node:fs'
import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { messagesByLocale } from '@/src/i18n/messages'
import { contrastOf } from '../styles/read-tokens'
import { BankCard } from './BankCard'
import { type CardTier, toCardLook } from './card-look'

const tokens = readFileSync('site/theme/tokens.css', 'utf8')
const token = (name: string) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1] ?? expect.fail(name)

const tiers: readonly CardTier[] = [
  'debit',
  'prepaid',
  'gold',
  'world',
  'corporateDebit',
  'corporateGold',
  'corporateWorld',
]

const drawn = (tier: CardTier) => {
  const look = toCardLook(tier) ?? expect.fail(tier)
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="pt" messages={messagesByLocale.pt} timeZone="Africa/Luanda">
      <BankCard look={look} bankName="BCS" />
    </NextIntlClientProvider>,
  )
}

describe('a bank card', () => {
  it('has a figure of its own for every tier', () => {
    const figures = tiers.map((tier) => /<g [\s\S]*<\/g>/.exec(drawn(tier))?.[0])
    expect(new Set(figures).size).toBe(tiers.length)
  })

  it.each([
    ['debit', 'face-ink'],
    ['prepaid', 'face-ink'],
    ['gold', 'face-gold-ink'],
    ['world', 'face-ink'],
  ])('of the tier %s is read and recognised on its own colour', (tier, ink) => {
    expect(contrastOf(token(ink), token(`face-${tier}`))).toBeGreaterThanOrEqual(7)
    expect(contrastOf(token(`engraved-${tier}`), token(`face-${tier}`))).toBeGreaterThanOrEqual(3)
  })
})
