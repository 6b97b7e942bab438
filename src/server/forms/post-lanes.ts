import type { FormVersion } from '@/src/forms/versions/form-version'
import { env } from '@/src/platform/env'
import { openBodyPlaces } from '@/src/submissions/limits/body-places'
import { type ConcurrencyLimit, createConcurrencyLimit } from '@/src/submissions/limits/concurrency-limit'
import { arrivalsDirectory } from '@/src/submissions/submission-places'
import { openVisitorThreads, type VisitorThreads } from '@/src/visitor-work/open-visitor-threads'
import { visitorThreads } from '@/src/visitor-work/visitor-threads'
import { type BodyReception, openBodyReception } from './receive-body'

/** What posts of some forms share, and nothing else uses up. */
export type PostLane = {
  reception: BodyReception
  /** Read posts and judge their answers. */
  reading: VisitorThreads
  /** Look into files. */
  inspecting: VisitorThreads
  /** In which one network has files looked into. */
  perNetwork: ConcurrencyLimit
}

/** Places in which one network sends bodies; many people may share one, and a form without files is there at once. */
const ofVisitors = { small: { total: 512, perNetwork: 16 }, large: { total: 128, perNetwork: 2 } }
const ofStaff = { small: { total: 64, perNetwork: 64 }, large: { total: 16, perNetwork: 16 } }

/** Reading a post takes no longer than a moment, so many may wait for it. */
const readingThreads = { threads: 1, mostWaiting: 64 }

const lanes = new Map<string, PostLane>()

/**
 * The lane of a form. What only investigators read comes in on a lane of its own: whatever is sent to other forms, a report finds its
 * place and its threads.
 */
export function openLane({ audience }: Pick<FormVersion, 'audience'>): PostLane {
  if (audience !== 'investigators') return openCommonLane()
  return keepLane('reports', () => {
    const own = openVisitorThreads({ threads: 2, mostWaiting: 64 })
    return makeLane('visitors', { places: ofVisitors, reading: own, inspecting: own })
  })
}

/** The lane of trials by staff. */
export function openTrialLane(): PostLane {
  return keepLane('trials', () =>
    makeLane('staff', { places: ofStaff, reading: openCommonLane().reading, inspecting: visitorThreads }),
  )
}

function openCommonLane(): PostLane {
  return keepLane('common', () =>
    makeLane('visitors', {
      places: ofVisitors,
      reading: openVisitorThreads(readingThreads),
      inspecting: visitorThreads,
    }),
  )
}

type LaneParts = Pick<PostLane, 'reading' | 'inspecting'> & { places: typeof ofVisitors }

function makeLane(of: 'visitors' | 'staff', { places: { small, large }, ...threads }: LaneParts): PostLane {
  const directory = arrivalsDirectory(env.dataDirectory, of)
  const reception = openBodyReception({ small: openBodyPlaces(small), large: openBodyPlaces(large), directory })
  return { reception, perNetwork: createConcurrencyLimit(2), ...threads }
}

function keepLane(name: string, make: () => PostLane): PostLane {
  const lane = lanes.get(name) ?? make()
  lanes.set(name, lane)
  return lane
}
