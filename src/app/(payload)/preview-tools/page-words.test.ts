import { expect, it } from 'vitest'
import { createPageWords } from './page-words'

const begin = (words = 'Save') => createPageWords({ words, older: [words] })

it('takes no older words over newer ones from a form that is busy', () => {
  const page = begin()
  const first = page.type('Save m')
  page.type('Save more')
  // The form has heard the first letter, and says what it knew then.
  expect(page.take('Save m', first)).toBe(false)
  expect(page.take('Save', 0)).toBe(false)
  expect(page.now()).toBe('Save more')
})

it('takes what somebody took back, once the form has heard all that was typed', () => {
  const page = begin()
  const typed = page.type('Save more')
  expect(page.take('Save', typed)).toBe(true)
  expect(page.now()).toBe('Save')
  expect(page.type('Save!')).toBeGreaterThan(typed)
})

it('knows what the form has not heard, in whatever order it is told', () => {
  const page = begin()
  expect(page.isUnheard()).toBe(false)
  const [first, second] = [page.type('Save m'), page.type('Save mo')]
  page.hear(second)
  expect(page.isUnheard()).toBe(false)
  page.hear(first)
  expect(page.isUnheard()).toBe(false)
  page.type('Save mor')
  expect(page.isUnheard()).toBe(true)
})

it('gives way to a drawing with its own words or with somebody else’s, and to none from before', () => {
  const page = createPageWords({ words: 'Save', older: ['Sav'] })
  page.type('Save m')
  page.type('Save mo')
  for (const older of ['Sav', 'Save', 'Save m']) expect(page.isReplacedBy(older), older).toBe(false)
  expect(page.isReplacedBy('Save mo')).toBe(true)
  expect(page.isReplacedBy('Spend')).toBe(true)
  page.type('Save')
  expect(page.isReplacedBy('Save')).toBe(true)
  expect(page.isReplacedBy('Save mo')).toBe(false)
})
