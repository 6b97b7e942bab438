import { afterEach, expect, it, vi } from 'vitest'
import { fromClockHere, fromLocalTime, showLocalTime, toClockHere } from './local-time'

afterEach(() => vi.unstubAllEnvs())

it('takes what is entered as the time in Luanda, on any machine', () => {
  expect(fromLocalTime('2026-12-24T00:30')).toBe('2026-12-23T23:30:00.000Z')
  expect(fromLocalTime('')).toBeUndefined()
  expect(fromLocalTime('amanhã')).toBeUndefined()
})

it('shows moments as they are in Luanda', () => {
  expect(showLocalTime('2026-12-23T23:30:00.000Z', 'pt')).toMatch(/24\/12\/(?:20)?26.*00:30/)
  expect(showLocalTime('2026-12-23T23:30:00.000Z', 'en')).toMatch(/24\/12\/2026.*00:30/)
})

it.each(['America/Sao_Paulo', 'Africa/Luanda', 'Asia/Tokyo'])('lends a picker in %s the clock of Luanda', (zone) => {
  vi.stubEnv('TZ', zone)
  const shown = toClockHere('2026-12-31T23:30:00.000Z')
  expect([shown.getFullYear(), shown.getMonth(), shown.getDate(), shown.getHours(), shown.getMinutes()]).toEqual([
    2027, 0, 1, 0, 30,
  ])
  expect(fromClockHere(shown)).toBe('2026-12-31T23:30:00.000Z')
})
