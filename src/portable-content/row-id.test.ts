import { expect, it } from 'vitest'
import { derivedRowId } from './row-id'

it('gives a row the id it has in every database that was filled from the same files', () => {
  expect(derivedRowId('pages/home', 'layout.0.links.1')).toBe('229d6d523d36ba9f26195fb8')
})

it('gives rows of other places and documents other ids', () => {
  const ids = [
    derivedRowId('pages/home', 'layout.0'),
    derivedRowId('pages/home', 'layout.1'),
    derivedRowId('pages/home', 'layout.0.links.0'),
    derivedRowId('tips/home', 'layout.0'),
    derivedRowId('pages/homel', 'ayout.0'),
  ]
  expect(new Set(ids).size).toBe(ids.length)
})
