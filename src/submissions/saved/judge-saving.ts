import { judgeTaking } from '../judge-post'
import { toNetworkPrefix } from '../limits/network-prefix'
import type { PostJudge, PostObjection, PostSender } from '../limits/post-judge'
import { createRateLimit } from '../limits/rate-limit'

/** Why a form is not saved, whatever is in it. */
export type SavingObjection = PostObjection | { rule: 'tooMuchSaved' }

/** Who saves, and how much more it takes than what it takes the place of, in bytes. */
type Saving = Pick<PostSender, 'address' | 'now'> & { bytes: number }

/** Counts what is saved. */
export type SavingJudge = (saving: Saving) => SavingObjection | null

/**
 * What a network may save, in kilobytes: eight forms with all the files that a form can have, at once, and as much again within three
 * weeks. So one network never holds more than a quarter of what all saved forms may take.
 */
const ofNetworkLimits = { burst: 400_000, perHour: 830 } as const

const bytesPerUnit = 1_000

/** The name under which saving is counted, apart from forms that are sent. No form can have such a key. */
const savingKey = 'saving forms'

/**
 * Decides whether a form may be saved, by the network that it comes from: how often, as whatever is posted without a proof, and how much.
 *
 * @param judge counts posts.
 */
export function createSavingJudge(judge: Pick<PostJudge, 'judgeTaking'>): SavingJudge {
  const sizes = createRateLimit(ofNetworkLimits)
  return ({ address, now, bytes }) => {
    const name = toNetworkPrefix(address)
    const units = Math.ceil(Math.max(0, bytes) / bytesPerUnit)
    if (sizes.used(name, now) + units > ofNetworkLimits.burst) return { rule: 'tooMuchSaved' }
    const objection = judge.judgeTaking({ formKey: savingKey, address, now, controls: {} })
    if (!objection) sizes.charge(name, now, units)
    return objection
  }
}

/** Decides by what this process has counted. */
export const judgeSaving: SavingJudge = createSavingJudge({ judgeTaking })
