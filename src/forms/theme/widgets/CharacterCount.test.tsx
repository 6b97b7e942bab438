// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { formDefinitions } from '@/site/schemas/form-definitions'
import { toFormInLanguage } from '../../language/to-form-in-language'
import { CharacterCount } from './CharacterCount'

const { newsletter } = formDefinitions
if (!newsletter) throw new Error('This test needs the forms of a new site')
const contextIn = (locale: 'pt' | 'en') => ({
  form: toFormInLanguage(newsletter, locale),
  shown: new Set<string>(),
  headingLevel: 2,
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const seen = () => document.querySelector('p')?.textContent ?? null
const heard = () => screen.queryByRole('status')?.textContent ?? null
const show = (text: string, locale: 'pt' | 'en' = 'en', longest = 2_000) => (
  <CharacterCount text={text} longest={longest} context={contextIn(locale)} />
)

it('says nothing until three quarters are written, then how much is left, then how much is too much', () => {
  const { rerender } = render(show('a'.repeat(1_499)))
  expect(seen()).toBeNull()
  rerender(show('a'.repeat(1_500)))
  expect(seen()).toBe('Characters left: 500')
  rerender(show('a'.repeat(3_500), 'pt'))
  expect(seen()).toMatch(/^Caracteres a mais: 1\s?500$/)
  expect(document.querySelector('p')?.dataset['part']).toBe('error')
})

it('counts as the rules count: a line end once, a letter with its accent once, nothing at the ends', () => {
  render(show(`  ${'a\r\n'.repeat(4)}e\u0301🙂  \n`, 'en', 10))
  expect(seen()).toBe('Characters left: 0')
})

it('is read out when somebody pauses, and not with each letter', () => {
  const { rerender } = render(show('a'.repeat(1_900)))
  expect(heard()).toBe('')
  act(() => void vi.advanceTimersByTime(900))
  rerender(show('a'.repeat(1_901)))
  act(() => void vi.advanceTimersByTime(900))
  expect(heard()).toBe('')
  act(() => void vi.advanceTimersByTime(200))
  expect(heard()).toBe('Characters left: 99')
})

it('says nothing in a form that is not ours', () => {
  render(<CharacterCount text={'a'.repeat(99)} longest={10} context={{}} />)
  expect(seen()).toBeNull()
})
