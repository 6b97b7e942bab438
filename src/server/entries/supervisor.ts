import { env } from '@/src/platform/env'
import { outliveLogReader } from '@/src/platform/outlive-log-reader'
import { supervise } from '../parts/supervise'
import { endWithFailure } from '../process/plain-failure'

/** The product whole, as two processes: what visitors reach, and what stands behind it. */

outliveLogReader()

supervise({ dataDirectory: env.dataDirectory }).catch(endWithFailure)
