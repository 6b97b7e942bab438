import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readWordsPattern, toWordsPattern } from './words-pattern'

const find = (words: string, text: string) => new RegExp(toWordsPattern(words), 'u').test(text)

describe('words as an expression', () => {
  it('can be read back, whatever they are', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (words) => {
        expect(readWordsPattern(toWordsPattern(words))).toBe(words)
        expect(find(words, `… ${words} …`)).toBe(true)
      }),
    )
  })

  it.each([
    ['Lda', 'Kwanza, LDA.', true],
    ['é', 'CAFÉ', true],
    ['a.b', 'aXb', false],
    ['a.b', 'A.B', true],
    ['(x)|[y]', '(X)|[Y]', true],
    ['^$', 'x', false],
    ['e', 'é', false],
    ['😀', '😀', true],
  ])('%s in “%s”: %s', (words, text, isThere) => {
    expect(find(words, text)).toBe(isThere)
  })
})
