import { type Day, daysBetween } from '@/src/country/calendar'
import { Decimal, higherOf, lowerOf } from '../decimal'
import { rateLineSize } from './rate-line-size'

/** How a rate went, as a line to draw and as words say it. */
export type RateLine = {
  /** The day it begins on. */
  from: Day
  /** The least and the most in that time, decimals with a point. */
  least: string
  most: string
  /** The corners of the line in a frame of {@link rateLineSize}, as SVG writes them. */
  points: string
}

/** What is left free above and below, so that a line at the edge is not cut. */
const margin = 2

/** As many corners as a line of this size shows: one for each fortnight of a year. */
const mostCorners = 26

/**
 * Draws a rate from the first day to the last.
 *
 * @param dated in the order of days, each day once.
 * @returns null for a single day: a line goes from one to another.
 */
export function toRateLine(dated: readonly { day: Day; rate: string }[]): RateLine | null {
  const [first] = dated
  const last = dated.at(-1)
  if (!first || !last || first.day === last.day) return null
  const rates = dated.map(({ rate }) => new Decimal(rate))
  const [least, most] = [rates.reduce(lowerOf), rates.reduce(higherOf)]
  const days = daysBetween(first.day, last.day)
  const room = rateLineSize.height - 2 * margin
  const corners = thin(dated, days).map(({ day, rate }) => {
    const x = Math.round((daysBetween(first.day, day) / days) * rateLineSize.width)
    // A rate that stood still is a line in the middle.
    const share = most.equals(least) ? 0.5 : most.minus(rate).div(most.minus(least)).toNumber()
    return `${x},${Math.round(margin + share * room)}`
  })
  return { from: first.day, least: least.toString(), most: most.toString(), points: corners.join(' ') }
}

/** The first, the last, and of each stretch between them what it ended with. */
function thin<Dated extends { day: Day }>(dated: readonly Dated[], days: number): Dated[] {
  const [first] = dated
  if (!first) return []
  const stretchOf = ({ day }: Dated) => Math.ceil((daysBetween(first.day, day) / days) * mostCorners)
  return dated.filter((one, place) => {
    const next = dated[place + 1]
    return !next || stretchOf(next) !== stretchOf(one)
  })
}
