import { env, strangeSettings } from '@/src/platform/env'
import { log } from '@/src/platform/log'
import { outliveLogReader } from '@/src/platform/outlive-log-reader'
import { asThisOne } from '@/src/platform/own-program'
import { supervise } from '../parts/supervise'
import { endWithFailure } from '../process/plain-failure'

/** The product whole, or a site whose CMS is elsewhere, as two processes: what visitors reach, and what stands behind it. */

outliveLogReader()

// Once, and not by every process.
for (const sentence of strangeSettings) log.error(sentence)

const back = env.role === 'site' ? 'site-back' : 'back'

supervise({
  dataDirectory: env.dataDirectory,
  programs: { front: asThisOne('front'), back: asThisOne(back) },
}).catch(endWithFailure)
