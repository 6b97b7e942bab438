import { z } from 'zod'
import { log } from '@/src/platform/log'
import { allowedMetric, type ToldMetric } from './told-metrics'

type Collector = () => readonly ToldMetric[] | Promise<readonly ToldMetric[]>

const collectors = new Set<Collector>()
const allowed = z.array(allowedMetric)

/** Tells figures of this process from now on, whenever somebody asks. @returns what ends it. */
export function addCollector(collect: Collector): () => void {
  collectors.add(collect)
  return () => collectors.delete(collect)
}

/** All figures of this process. One that cannot be read is left out, and the log says so: the others are needed all the more. */
export async function collectMetrics(): Promise<ToldMetric[]> {
  const told = await Promise.all(
    [...collectors].map(async (collect) => {
      try {
        return allowed.parse(await collect())
      } catch (error) {
        log.error('Figures of this process cannot be read', { error })
        return []
      }
    }),
  )
  return told.flat()
}
