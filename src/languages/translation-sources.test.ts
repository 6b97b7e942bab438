import { expect, it } from 'vitest'
import type { LocalizedText } from './localized-texts'
import { judgeText, noteSources } from './translation-sources'

const text = (place: string, pt: string, en: string): LocalizedText => ({
  place,
  path: place,
  label: { pt: place, en: place },
  texts: { pt, en },
  isRich: false,
})

it('a translation is current until its Portuguese changes, and again once it is written anew', () => {
  const sources = noteSources([text('a', 'Conta', '')], [text('a', 'Conta', 'Account')], {})
  expect(judgeText(text('a', 'Conta', 'Account'), sources)).toBe('current')
  expect(judgeText(text('a', 'Conta nova', 'Account'), sources)).toBe('stale')
  const untouched = noteSources([text('a', 'Conta nova', 'Account')], [text('a', 'Conta nova', 'Account')], sources)
  expect(judgeText(text('a', 'Conta nova', 'Account'), untouched)).toBe('stale')
  const renewed = noteSources([text('a', 'Conta nova', 'Account')], [text('a', 'Conta nova', 'New account')], sources)
  expect(judgeText(text('a', 'Conta nova', 'New account'), renewed)).toBe('current')
})

it('names what one language has and the other has not', () => {
  expect(judgeText(text('a', 'Conta', ''), {})).toBe('missing')
  expect(judgeText(text('a', '', 'Account'), {})).toBe('missing')
  expect(judgeText(text('a', '', ''), {})).toBe('current')
})

it('what was translated before sources were kept counts as current, and what is gone is forgotten', () => {
  expect(judgeText(text('a', 'Conta', 'Account'), {})).toBe('current')
  expect(noteSources([text('a', 'x', 'y')], [], { a: 'hash' })).toEqual({})
})
