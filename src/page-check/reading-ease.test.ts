import { describe, expect, it } from 'vitest'
import { countSyllables } from './count-syllables'
import { hardestEase, measureReadingEase } from './reading-ease'

const portuguese = {
  pé: 1,
  mão: 1,
  põe: 1,
  pai: 1,
  viu: 1,
  conta: 2,
  banco: 2,
  dia: 2,
  quando: 2,
  água: 2,
  couro: 2,
  queijo: 2,
  raiz: 2,
  ruim: 2,
  rainha: 3,
  história: 3,
  cartões: 2,
  crédito: 3,
  saúde: 3,
  poupança: 3,
  cooperar: 4,
  comissões: 3,
  financiamento: 6,
  transferências: 4,
  administrativo: 6,
}
const english = {
  a: 1,
  bank: 1,
  make: 1,
  used: 1,
  account: 2,
  paper: 2,
  table: 2,
  credit: 2,
  statement: 2,
  customer: 3,
}

describe('syllables', () => {
  it.each(Object.entries(portuguese))('of %s are %i', (word, count) => {
    expect(countSyllables(word, 'pt')).toBe(count)
  })
  it.each(Object.entries(english))('of %s are %i', (word, count) => {
    expect(countSyllables(word, 'en')).toBe(count)
  })
})

describe('reading ease', () => {
  it('is what the formulas say', () => {
    // Six words in one sentence, six syllables.
    const simple = measureReadingEase(['The cat sat on the mat.'], 'en')
    expect(simple?.score).toBeCloseTo(206.835 - 1.015 * 6 - 84.6, 6)
    expect(simple?.words).toBe(6)
    // O ga-to viu o ra-to: five words, seven syllables.
    expect(measureReadingEase(['O gato viu o rato.'], 'pt')?.score).toBeCloseTo(248.835 - 1.015 * 5 - 84.6 * (7 / 5), 6)
  })

  it('tells plain words from the language of contracts', () => {
    const plain = 'Abra a conta no balcão. Leve o bilhete de identidade. Pode usar o cartão no dia seguinte.'
    const contract =
      'A determinação da responsabilidade contratual emergente do incumprimento das obrigações pecuniárias ' +
      'anteriormente convencionadas pressupõe a verificação cumulativa dos pressupostos regulamentarmente estabelecidos.'
    expect(measureReadingEase([plain], 'pt')?.score).toBeGreaterThan(75)
    expect(measureReadingEase([contract], 'pt')?.score).toBeLessThan(hardestEase.pt)
  })

  it('leaves out labels and what has no words', () => {
    expect(measureReadingEase(['Ver mais', '24 %', ''], 'pt')).toBeNull()
  })
})
