import { expect, it } from 'vitest'
import { createFormHistory } from './form-history'

it('goes back and forth through what was done, and forgets what was undone when something new is done', () => {
  const history = createFormHistory<string>()
  expect(history.undo(() => 'a')).toBeUndefined()
  history.note('a')
  history.note('b')
  expect(history.undo(() => 'c')).toBe('b')
  expect(history.undo(() => 'b')).toBe('a')
  expect(history.redo(() => 'a')).toBe('b')
  history.note('b')
  expect(history.redo(() => 'd')).toBeUndefined()
  expect(history.undo(() => 'd')).toBe('b')
})
