import { expect, it } from 'vitest'
import { markSentences, toSentences } from './sentences'

it('reads sentences and lines', () => {
  expect(toSentences('Custa 3 %. Quando? Já!\nOutra linha  \n\n')).toEqual([
    'Custa 3 %.',
    'Quando?',
    'Já!',
    'Outra linha',
  ])
})

it('marks what only one side says, whole sentences, and leaves what both say', () => {
  const { before, after } = markSentences(
    'Receba aqui o salário. Sem custos nos primeiros meses. Peça um descoberto.',
    'Receba aqui o salário. Paga só quando usa. Peça um descoberto. E um cartão.',
  )
  const changed = (sentences: typeof before) => sentences.filter(({ isSame }) => !isSame).map(({ text }) => text)
  expect(changed(before)).toEqual(['Sem custos nos primeiros meses.'])
  expect(changed(after)).toEqual(['Paga só quando usa.', 'E um cartão.'])
})

it('marks a sentence that changed its place on both sides once', () => {
  const { before, after } = markSentences('Um. Dois. Três.', 'Dois. Três. Um.')
  expect(before.map(({ isSame }) => isSame)).toEqual([false, true, true])
  expect(after.map(({ isSame }) => isSame)).toEqual([true, true, false])
})

it('marks everything of what is new, and of what is gone', () => {
  expect(markSentences('', 'Novo.')).toEqual({ before: [], after: [{ text: 'Novo.', isSame: false }] })
  expect(markSentences('Velho.', '')).toEqual({ before: [{ text: 'Velho.', isSame: false }], after: [] })
})
