import { expect, it } from 'vitest'
import { isVisible } from './show-visible-blocks'

it('hides a block that is hidden, and one whose days are over or still to come', () => {
  const today = '2026-11-21'
  expect(isVisible({ blockType: 'steps' }, today)).toBe(true)
  expect(isVisible({ hidden: true }, today)).toBe(false)
  expect(isVisible({ hidden: false, visibleFrom: null, visibleUntil: null }, today)).toBe(true)
  expect(isVisible({ visibleFrom: '2026-11-21T12:00:00.000Z' }, today)).toBe(true)
  expect(isVisible({ visibleFrom: '2026-11-22T12:00:00.000Z' }, today)).toBe(false)
  expect(isVisible({ visibleUntil: '2026-11-21T12:00:00.000Z' }, today)).toBe(true)
  expect(isVisible({ visibleUntil: '2026-11-20T12:00:00.000Z' }, today)).toBe(false)
})

it('takes days as they are in Luanda, where midnight comes an hour before it does in Greenwich', () => {
  expect(isVisible({ visibleFrom: '2026-11-20T23:00:00.000Z' }, '2026-11-21')).toBe(true)
  expect(isVisible({ visibleFrom: '2026-11-20T22:59:00.000Z' }, '2026-11-20')).toBe(true)
})
