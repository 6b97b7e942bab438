import { expect, it } from 'vitest'
import { askAgain, openNewRows } from './open-new-rows'

const folded = { id: 'old', collapsed: true }

it('a row that was added is opened when the answer of the server has folded it, once', () => {
  const added = new Set<string>()
  expect(openNewRows([folded, { id: 'new', isLoading: true }], added)).toBeNull()
  expect(openNewRows([folded, { id: 'new', isLoading: false, collapsed: true }], added)).toEqual([
    folded,
    { id: 'new', isLoading: false, collapsed: false },
  ])
  // Whoever folds it afterwards has it folded.
  expect(openNewRows([folded, { id: 'new', isLoading: false, collapsed: true }], added)).toBeNull()
})

it('rows that were there, and one that is open already, stay as they are', () => {
  const added = new Set<string>()
  expect(openNewRows([folded, { id: 'open', isLoading: false }], added)).toBeNull()
  expect(openNewRows([folded, { id: 'new', isLoading: true }], added)).toBeNull()
  expect(openNewRows([folded, { id: 'new', isLoading: false, collapsed: false }], added)).toBeNull()
})

it('a row that still waits is another each time it is asked for, and the others stay the same', () => {
  const before = [folded, { id: 'new', isLoading: true }]
  const once = askAgain(before)
  expect(once[0]).toBe(folded)
  expect(once[1]).not.toEqual(before[1])
  expect(askAgain(once)).toEqual(before)
})
