import { describe, expect, it } from 'vitest'
import { pasteOptions } from './paste-options'

const nothing: ReadonlySet<string> = new Set()
const red = { value: 'red', label: { pt: 'Vermelho', en: 'Red' } }

describe('a pasted list of options', () => {
  it('is one option a line, with what is left out made of the label', () => {
    expect(pasteOptions('Azul\n\n Verde-água | Teal \r\nPreto\tBlack\tb1\nAzul', [red], nothing)).toEqual({
      options: [
        red,
        { value: 'azul', label: { pt: 'Azul', en: '' } },
        { value: 'teal', label: { pt: 'Verde-água', en: 'Teal' } },
        { value: 'b1', label: { pt: 'Preto', en: 'Black' } },
        { value: 'azul-2', label: { pt: 'Azul', en: '' } },
      ],
    })
  })

  it('gives no value again that was published', () => {
    expect(pasteOptions('Red', [], new Set(['red']))).toEqual({
      options: [{ value: 'red-2', label: { pt: 'Red', en: '' } }],
    })
  })

  it('adds nothing when a line is no option, and names each such line', () => {
    const text = ['Azul', 'a | b | c | d', 'x | y | não serve', 'x | y | red', 'w'.repeat(201)].join('\n')
    expect(pasteOptions(text, [red], nothing)).toEqual({
      mistakes: [
        { line: 2, kind: 'tooManyParts', value: '3' },
        { line: 3, kind: 'value', value: 'não serve' },
        { line: 4, kind: 'valueTaken', value: 'red' },
        { line: 5, kind: 'tooLong', value: 'w'.repeat(201) },
      ],
    })
  })

  it('adds no more than a question can have', () => {
    const text = Array.from({ length: 300 }, (_none, place) => `Opção ${place}`).join('\n')
    expect(pasteOptions(text, [], nothing)).toMatchObject({ options: { length: 300 } })
    expect(pasteOptions(text, [red], nothing)).toEqual({ mistakes: [{ line: 300, kind: 'tooMany', value: '300' }] })
  })
})
