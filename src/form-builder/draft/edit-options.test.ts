import { describe, expect, it } from 'vitest'
import type { ChoiceOption } from '@/src/forms/types/choice-option'
import { addOption, moveOption, relabelOption, removeOption, revalueOption } from './edit-options'

const nothing: ReadonlySet<string> = new Set()
const label = (pt: string, en = '') => ({ pt, en })
const red: ChoiceOption = { value: 'red', label: label('Vermelho', 'Red') }
const blue: ChoiceOption = { value: 'blue', label: label('Azul', 'Blue') }
const valuesOf = (options: readonly ChoiceOption[]) => options.map(({ value }) => value)

describe('the options of a choice', () => {
  it('have values made of their labels, in English when it is written', () => {
    const added = addOption([red], nothing)
    expect(valuesOf(added)).toEqual(['red', 'option'])
    const inPortuguese = relabelOption(added, { place: 1, label: label('Não sei — ainda') }, nothing)
    expect(valuesOf(inPortuguese)).toEqual(['red', 'nao-sei-ainda'])
    expect(valuesOf(relabelOption(inPortuguese, { place: 1, label: label('Outro', 'Red') }, nothing))).toEqual([
      'red',
      'red-2',
    ])
  })

  it('keep a value that was published or chosen, whatever the label becomes', () => {
    const published = new Set(['red'])
    expect(valuesOf(relabelOption([red], { place: 0, label: label('Rubro', 'Crimson') }, published))).toEqual(['red'])
    expect(valuesOf(revalueOption([red], { place: 0, value: 'crimson' }, published))).toEqual(['red'])
    const chosen = revalueOption([red], { place: 0, value: 'r1' }, nothing)
    expect(valuesOf(relabelOption(chosen, { place: 0, label: label('Rubro', 'Crimson') }, nothing))).toEqual(['r1'])
  })

  it('give no value again that was published and removed', () => {
    expect(valuesOf(addOption([], new Set(['option'])))).toEqual(['option-2'])
  })

  it('can be moved and removed', () => {
    expect(moveOption([red, blue], { from: 0, to: 1 })).toEqual([blue, red])
    expect(moveOption([red, blue], { from: 0, to: 2 })).toEqual([red, blue])
    expect(moveOption([red, blue], { from: 0, to: -1 })).toEqual([red, blue])
    expect(removeOption([red, blue], 0)).toEqual([blue])
  })
})
