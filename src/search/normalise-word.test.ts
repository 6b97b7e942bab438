import { describe, expect, it } from 'vitest'
import { foldWord, meaningfulWords, stemWord } from './normalise-word'

const stem = (word: string) => stemWord(foldWord(word), 'pt')

describe('words of one meaning have one stem', () => {
  it.each([
    ['empréstimo', 'empréstimos'],
    ['cartão', 'cartões', 'cartoes', 'CARTÃO'],
    ['ordem', 'ordens'],
    ['anual', 'anuais'],
    ['imóvel', 'imóveis', 'imoveis'],
    ['valor', 'valores'],
    ['taxa', 'taxas'],
    ['cliente', 'clientes'],
    ['lei', 'leis'],
    ['depósito', 'depositos'],
    ['balcão', 'balcões'],
    ['preçário', 'precarios'],
  ])('%s and its other forms', (...forms) => {
    expect(new Set(forms.map(stem)).size).toBe(1)
  })

  it.each([
    ['mortgage', 'mortgages'],
    ['deposit', 'deposits', 'deposited'],
    ['card', 'cards'],
    ['transfer', 'transfers', 'transferring', 'transferred'],
    ['company', 'companies'],
    ['open', 'opening', 'opened'],
  ])('%s and its other forms in English', (...forms) => {
    expect(new Set(forms.map((word) => stemWord(word, 'en'))).size).toBe(1)
  })

  it('and words of another meaning have another', () => {
    for (const [one, other] of [
      ['conta', 'contacto'],
      ['taxa', 'texto'],
    ])
      expect(stem(one ?? '')).not.toBe(stem(other ?? ''))
  })
})

it('a question is its words that tell something apart', () => {
  expect(meaningfulWords('Como posso abrir uma conta?', 'pt')).toEqual(['abrir', 'conta'])
  expect(meaningfulWords('How do I open an account?', 'en')).toEqual(['open', 'account'])
  expect(meaningfulWords('o que é', 'pt')).toEqual(['o', 'que', 'e'])
})
