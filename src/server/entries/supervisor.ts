import { env } from '@/src/platform/env'
import { outliveLogReader } from '@/src/platform/outlive-log-reader'
import { asThisOne, supervise } from '../parts/supervise'
import { endWithFailure } from '../process/plain-failure'

/** The product whole, or a site whose CMS is elsewhere, as two processes: what visitors reach, and what stands behind it. */

outliveLogReader()

const back = env.role === 'site' ? 'site-back' : 'back'

supervise({
  dataDirectory: env.dataDirectory,
  programs: { front: asThisOne('front'), back: asThisOne(back) },
}).catch(endWithFailure)
