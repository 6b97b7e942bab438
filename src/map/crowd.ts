import { distanceBetween, type Position } from './position'

/** Places that stand so close that a drawing of the country shows one dot for them. */
export type Crowd<Placed extends Position> = {
  places: readonly Placed[]
  centre: Position
  /** Metres. */
  radius: number
}

/** Within this of one of them, in metres: a city with what belongs to it. */
const reach = 25_000
/** Fewer can be told apart in the country. */
const least = 4

/** The largest crowd among some places. @returns null when they stand apart. */
export function findCrowd<Placed extends Position>(places: readonly Placed[]): Crowd<Placed> | null {
  const crowds = places.map((centre) => places.filter((place) => distanceBetween(centre, place) <= reach))
  const largest = crowds.reduce<readonly Placed[]>((best, crowd) => (crowd.length > best.length ? crowd : best), [])
  if (largest.length < least) return null
  const middleOf = (numbers: readonly number[]) => (Math.min(...numbers) + Math.max(...numbers)) / 2
  const centre = {
    latitude: middleOf(largest.map(({ latitude }) => latitude)),
    longitude: middleOf(largest.map(({ longitude }) => longitude)),
  }
  return { places: largest, centre, radius: Math.max(...largest.map((place) => distanceBetween(centre, place))) }
}
