import { toNetworkPrefix } from '../limits/network-prefix'
import type { PostSender } from '../limits/post-judge'
import { createRateLimit } from '../limits/rate-limit'

/** Whose files are held, and how much more they take than what they take the place of, in bytes. */
type Holding = Pick<PostSender, 'address' | 'now'> & { bytes: number }

/** Counts files that are held. @returns whether there is room for them. */
type HoldingJudge = (holding: Holding) => boolean

/**
 * What a network may have held, in kilobytes: half a gigabyte at once, and as much again within a day. They lie for two days at most, so
 * that one network never holds more than 1.5 GB of what all held files may take.
 */
const ofNetworkLimits = { burst: 500_000, perHour: 20_000 } as const

const bytesPerUnit = 1_000

/** Whatever is held takes a file of its own: small ones weigh more than they are. */
const leastUnits = 64

/** Decides, by network, whether files are held. It counts apart from forms that are saved on purpose: neither keeps anybody from the other. */
export function createHoldingJudge(): HoldingJudge {
  const sizes = createRateLimit(ofNetworkLimits)
  return ({ address, now, bytes }) => {
    const name = toNetworkPrefix(address)
    const units = Math.max(leastUnits, Math.ceil(bytes / bytesPerUnit))
    if (sizes.used(name, now) + units > ofNetworkLimits.burst) return false
    sizes.charge(name, now, units)
    return true
  }
}

/** Decides by what this process has counted. */
export const judgeHolding: HoldingJudge = createHoldingJudge()
