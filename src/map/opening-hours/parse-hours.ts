/** A time of opening in minutes since midnight. What ends after midnight has an end beyond 24 hours. */
export type Interval = { from: number; to: number }

/** Minutes of a day. */
export const wholeDay = 24 * 60

/**
 * Reads the hours of a day as staff write them: `08:00-15:30`, several with commas between them, `24h` for all day, nothing for
 * closed. `22:00-02:00` ends on the day after.
 *
 * @returns the times in their order, none when closed; null for what cannot be read, or for times that run into each other.
 */
export function parseHours(text: string): Interval[] | null {
  const trimmed = text.trim()
  if (trimmed === '') return []
  if (/^24 ?h$/i.test(trimmed)) return [{ from: 0, to: wholeDay }]
  const intervals = trimmed.split(',').map(parseInterval)
  const read = intervals.filter((interval) => interval !== null).toSorted((a, b) => a.from - b.from)
  if (read.length < intervals.length) return null
  const [first] = read
  const overlaps = read.some(({ to }, position) => {
    const next = read[position + 1]?.from ?? (first ? first.from + wholeDay : to)
    return to > next
  })
  return overlaps ? null : read
}

function parseInterval(text: string): Interval | null {
  const [from, to, more] = text.split(/[-–]/).map((time) => parseTime(time.trim()))
  if (from === undefined || to === undefined || more !== undefined || from === null || to === null) return null
  if (from === wholeDay) return null
  return { from, to: to > from ? to : to + wholeDay }
}

/** Minutes of `8:00`, `08:00`, `8h00` or `8h`. */
function parseTime(text: string): number | null {
  const [, hours = '', minutes = '00'] = /^(\d{1,2})(?:[:h](\d{2})|h)$/.exec(text) ?? []
  const time = Number(hours) * 60 + Number(minutes)
  return hours !== '' && Number(minutes) < 60 && time <= wholeDay ? time : null
}
