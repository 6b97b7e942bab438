import { expect, it } from 'vitest'
import { type BlockChoice, groupChoices, searchChoices } from './block-choice'

const choice = (slug: string, group: string, purpose: string): BlockChoice => ({
  slug,
  label: slug,
  group,
  purpose,
  picture: '',
})
const choices = [
  choice('Herói', 'Topo', 'Com o nome da página.'),
  choice('Passos', 'Produto', 'O que fazer, por ordem, para pedir um crédito.'),
  choice('Preçário', 'Produto', 'Quanto custa.'),
]

it('finds blocks by name, group and what they are for, with or without accents', () => {
  expect(searchChoices(choices, 'heroi')).toEqual([choices[0]])
  expect(searchChoices(choices, 'CREDITO ordem')).toEqual([choices[1]])
  expect(searchChoices(choices, 'produto custa')).toEqual([choices[2]])
  expect(searchChoices(choices, '  ')).toEqual(choices)
  expect(searchChoices(choices, 'conta')).toEqual([])
})

it('keeps groups together in their order', () => {
  expect(groupChoices(choices).map(({ group, choices: found }) => [group, found.length])).toEqual([
    ['Topo', 1],
    ['Produto', 2],
  ])
})
