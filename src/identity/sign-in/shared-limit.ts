import { z } from 'zod'
import { hearOthers, tellOthers } from '@/src/database/other-processes'
import { createRateLimit, type RateLimit } from '@/src/submissions/limits/rate-limit'

const counted = z.object({ step: z.enum(['take', 'giveBack']), name: z.string() })

/**
 * A limit that all processes of the CMS count together, give or take what happens within milliseconds. What was counted before a process
 * began it does not know.
 *
 * @param topic by which the processes know it; each has its own.
 */
export function createSharedLimit(topic: string, size: { burst: number; perHour: number }): RateLimit {
  const limit = createRateLimit(size)
  hearOthers(topic, (message) => {
    const { step, name } = counted.parse(message)
    limit[step](name, Date.now())
  })
  return {
    ...limit,
    take: (name, now) => {
      const wait = limit.take(name, now)
      if (wait === 0) tellOthers(topic, { step: 'take', name })
      return wait
    },
    giveBack: (name, now) => {
      limit.giveBack(name, now)
      tellOthers(topic, { step: 'giveBack', name })
    },
  }
}
