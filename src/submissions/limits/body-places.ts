/** Where the bodies of posts come in, of which only so many come in at a time. */
export type BodyPlaces = {
  /** A place for one more body of a network; null when there is none. */
  take: (network: string) => BodyPlace | null
}

export type BodyPlace = {
  /** Ends when the body has lost its place, and says why. */
  lost: Promise<PlaceLoss>
  /** Notes that so many bytes more have come. */
  note: (bytes: number) => void
  /** The whole body is there: it is slow no more. */
  arrived: () => void
  release: () => void
}

/** Too slow for anybody, or slower than others who wait. */
export type PlaceLoss = 'slow' | 'outpaced'

type PlaceLimits = {
  total: number
  perNetwork: number
  /** For how long a body may be as slow as it likes, in milliseconds: mobile connections begin slowly. */
  graceMs?: number
}

/** Nothing that somebody waits for is slower for long, in bytes per second: the slowest mobile networks bring four times as much. */
const leastRate = 2_000

/** A body that brings less, in bytes per second, gives way to one that finds no place. */
const contestedRate = 16_000
const contestedGraceMs = 3_000

const lookEveryMs = 1_000

type Held = { network: string; since: number; bytes: number; hasArrived: boolean; lose: (why: PlaceLoss) => void }

/**
 * Opens places. A body that is slower than anybody's loses its place, and so does the slowest of a network, or of all, for one that
 * comes when all are taken: holding places costs as much as sending honestly.
 */
export function openBodyPlaces({ total, perNetwork, graceMs = 10_000 }: PlaceLimits): BodyPlaces {
  const places = new Set<Held>()

  const makeRoom = (rivals: readonly Held[]): boolean => {
    const now = performance.now()
    const slow = rivals
      .filter(({ since, hasArrived }) => !hasArrived && now - since > Math.min(contestedGraceMs, graceMs))
      .map((held) => ({ held, rate: rateOf(held, now) }))
      .filter(({ rate }) => rate < contestedRate)
      .toSorted((one, other) => one.rate - other.rate)[0]
    slow?.held.lose('outpaced')
    return slow !== undefined
  }

  return {
    take: (network) => {
      const ofNetwork = [...places].filter((held) => held.network === network)
      if (ofNetwork.length >= perNetwork && !makeRoom(ofNetwork)) return null
      if (places.size >= total && !makeRoom([...places])) return null
      const { promise: lost, resolve } = Promise.withResolvers<PlaceLoss>()
      const release = () => {
        clearInterval(look)
        places.delete(held)
      }
      const lose = (why: PlaceLoss) => {
        release()
        resolve(why)
      }
      const held: Held = { network, since: performance.now(), bytes: 0, hasArrived: false, lose }
      const look = setInterval(
        () => {
          const now = performance.now()
          if (!held.hasArrived && now - held.since > graceMs && rateOf(held, now) < leastRate) lose('slow')
        },
        Math.min(lookEveryMs, graceMs),
      ).unref()
      places.add(held)
      return {
        lost,
        note: (bytes) => {
          held.bytes += bytes
        },
        arrived: () => {
          held.hasArrived = true
        },
        release,
      }
    },
  }
}

/** In bytes per second, since it began. */
function rateOf({ bytes, since }: Held, now: number): number {
  return (bytes / (now - since)) * 1_000
}
