import { afterEach, expect, it, vi } from 'vitest'
import { fromBrowserClock, toBrowserClock } from './wall-clock'

afterEach(() => {
  vi.unstubAllEnvs()
})

it.each(['America/New_York', 'Asia/Tokyo', 'Africa/Luanda', 'UTC'])(
  'shows and takes what the clocks of the country show, in a browser in %s',
  (zone) => {
    vi.stubEnv('TZ', zone)
    const shown = toBrowserClock('2026-12-24T23:30:15.000Z')
    const day = [shown.getFullYear(), shown.getMonth(), shown.getDate()]
    expect([...day, shown.getHours(), shown.getMinutes()]).toEqual([2026, 11, 25, 0, 30])
    expect(fromBrowserClock(new Date(2026, 11, 25, 0, 30, 15))).toBe('2026-12-24T23:30:15.000Z')
    expect(fromBrowserClock(shown)).toBe('2026-12-24T23:30:15.000Z')
  },
)
