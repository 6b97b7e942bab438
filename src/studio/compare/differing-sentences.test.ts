// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { differingSentences, readSentences } from './differing-sentences'

function draw(main: string): Document {
  return new DOMParser().parseFromString(`<header>Menu</header><main>${main}</main>`, 'text/html')
}

it('reads what a page says by paragraphs, whatever stands inside them, and not its header', () => {
  const page = draw(
    '<style>p { color: red }</style><h1>Conta  Flex</h1><p>Sem <strong>custos</strong>. Com\n <a href="/">cartão</a>!</p><ul><li>Um</li><li>Dois</li></ul><div>Solto <b>aqui</b></div>',
  )
  expect(readSentences(page)).toEqual(['Conta Flex', 'Sem custos.', 'Com cartão!', 'Um', 'Dois', 'Solto', 'aqui'])
})

it('tells what only one of two pages says, and nothing of what was moved', () => {
  const before = readSentences(draw('<p>Sem custos. Com cartão.</p><p>Fica.</p>'))
  const after = readSentences(draw('<p>Fica.</p><p>Sem custos. Com dois cartões.</p><p>Novo. Novo.</p>'))
  expect(differingSentences(before, after)).toEqual({ before: ['Com cartão.'], after: ['Com dois cartões.', 'Novo.'] })
  expect(differingSentences(before, before)).toEqual({ before: [], after: [] })
})
