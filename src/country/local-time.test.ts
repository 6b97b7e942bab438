import { expect, it } from 'vitest'
import { fromLocalTime, showLocalTime } from './local-time'

it('takes what is entered as the time in Luanda, on any machine', () => {
  expect(fromLocalTime('2026-12-24T00:30')).toBe('2026-12-23T23:30:00.000Z')
  expect(fromLocalTime('')).toBeUndefined()
  expect(fromLocalTime('amanhã')).toBeUndefined()
})

it('shows moments as they are in Luanda', () => {
  expect(showLocalTime('2026-12-23T23:30:00.000Z', 'pt')).toMatch(/24\/12\/(?:20)?26.*00:30/)
  expect(showLocalTime('2026-12-23T23:30:00.000Z', 'en')).toMatch(/24\/12\/2026.*00:30/)
})
