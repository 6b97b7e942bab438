import { expect, it } from 'vitest'
import { isSavingLate, isTimeToTry } from './save-patience'

const waiting = { now: 10_000, lastChangeAt: 6_000, lastTryAt: 0, tries: 0, isOnline: true, isSaving: false }

it('nobody is told that saving is late while typing goes on, and at once when there is no connection', () => {
  expect(isSavingLate(waiting)).toBe(true)
  expect(isSavingLate({ ...waiting, lastChangeAt: 6_001 })).toBe(false)
  expect(isSavingLate({ ...waiting, lastChangeAt: 10_000, isOnline: false })).toBe(true)
})

it('tries again less and less often, but at least every minute, and never without a connection or beside another save', () => {
  expect(isTimeToTry(waiting)).toBe(true)
  expect(isTimeToTry({ ...waiting, isOnline: false })).toBe(false)
  expect(isTimeToTry({ ...waiting, isSaving: true })).toBe(false)
  expect(isTimeToTry({ ...waiting, lastTryAt: 6_000, tries: 1 })).toBe(false)
  expect(isTimeToTry({ ...waiting, lastTryAt: 2_000, tries: 1 })).toBe(true)
  expect(isTimeToTry({ ...waiting, now: 70_000, lastTryAt: 10_000, tries: 20 })).toBe(true)
  expect(isTimeToTry({ ...waiting, lastChangeAt: 9_000 })).toBe(false)
})
