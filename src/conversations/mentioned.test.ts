import { expect, it } from 'vitest'
import { findMentioned } from './mentioned'

const colleagues = [
  { id: 1, name: 'Ana' },
  { id: 2, name: 'Ana Maria' },
  { id: 3, name: 'João Ngola' },
  { id: 4, name: 'João Ngola' },
  { id: 5, name: '' },
]

it.each([
  ['@Ana, falta o ano', [1]],
  ['Falta o ano, @Ana Maria.', [2]],
  ['@ana maria e @Ana', [2, 1]],
  ['@Ana@Ana Maria @Ana', [1, 2]],
  ['(@Ana)', [1]],
  [`@${'João Ngola'.normalize('NFD')} veja`, [3, 4]],
])('calls in “%s” who is named', (text, called) => {
  expect(findMentioned(text, colleagues)).toEqual(called)
})

it.each(['Ana, falta o ano', '@Anabela', '@ Ana', 'escreva a geral@banco.ao', '@', ''])(
  'calls nobody in “%s”',
  (text) => {
    expect(findMentioned(text, colleagues)).toEqual([])
  },
)
