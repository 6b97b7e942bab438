import { describe, expect, it } from 'vitest'
import { examplePage } from '../example-page'
import { cardFaceFixtures } from './card-face.fixtures'
import { toCardFaceProps } from './to-props'

const { minimal, corporateGold } = cardFaceFixtures.examples

describe('toCardFaceProps', () => {
  it('draws a corporate card as its private tier, marked as corporate', () => {
    expect(corporateGold && toCardFaceProps(corporateGold, examplePage('pt'))?.look).toEqual({
      tier: 'gold',
      isCorporate: true,
    })
  })

  it('shows nothing when only the picture is left, because it says nothing to those who cannot see it', () => {
    expect(toCardFaceProps({ ...minimal, cardTier: 'debit', benefits: null }, examplePage('pt'))).toBeNull()
  })
})
