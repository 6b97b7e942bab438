import { z } from 'zod'
import { hearOthers, tellOthers } from '@/src/database/other-processes'
import { createSignInLimits, type SignInLimits } from './sign-in-limits'

const topic = 'login tries'
const attempt = z.object({ account: z.string(), network: z.string(), device: z.string().nullable() })
const counted = z.object({ step: z.enum(['take', 'succeed', 'giveBack']), attempt })

/** Limits that all processes of the CMS count together, as `createSharedLimit` says: who fails at one of them has failed at all. */
export function createSharedSignInLimits(): SignInLimits {
  const limits = createSignInLimits()
  hearOthers(topic, (message) => {
    const heard = counted.parse(message)
    limits[heard.step](heard.attempt, Date.now())
  })
  return {
    take: (one, now) => {
      const wait = limits.take(one, now)
      if (wait === 0) tellOthers(topic, { step: 'take', attempt: one })
      return wait
    },
    succeed: (one, now) => {
      limits.succeed(one, now)
      tellOthers(topic, { step: 'succeed', attempt: one })
    },
    giveBack: (one, now) => {
      limits.giveBack(one, now)
      tellOthers(topic, { step: 'giveBack', attempt: one })
    },
  }
}
