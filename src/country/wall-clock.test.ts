import { afterEach, expect, it } from 'vitest'
import { fromBrowserClock, toBrowserClock } from './wall-clock'

const zone = process.env['TZ']
afterEach(() => {
  if (zone === undefined) delete process.env['TZ']
  else process.env['TZ'] = zone
})

it.each(['America/New_York', 'Asia/Tokyo', 'Africa/Luanda', 'UTC'])(
  'shows and takes what the clocks in Luanda show, in a browser in %s',
  (of) => {
    process.env['TZ'] = of
    const shown = toBrowserClock('2026-12-24T23:30:15.000Z')
    expect([shown.getFullYear(), shown.getMonth(), shown.getDate(), shown.getHours(), shown.getMinutes()]).toEqual([
      2026, 11, 25, 0, 30,
    ])
    expect(fromBrowserClock(new Date(2026, 11, 25, 0, 30, 15))).toBe('2026-12-24T23:30:15.000Z')
    expect(fromBrowserClock(shown)).toBe('2026-12-24T23:30:15.000Z')
  },
)
