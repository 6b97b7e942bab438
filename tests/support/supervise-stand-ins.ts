import { env } from '@/src/platform/env'
import { fromSource } from '@/src/platform/own-program'
import { supervise } from '@/src/server/parts/supervise'

/** Supervises stand-ins in place of both parts of a site whose CMS is elsewhere. */

const standIn = fromSource('tests/support/site-part-stand-in.ts')
const named = (title: string) => ({ ...standIn, execArgv: [...standIn.execArgv, `--title=${title}`] })

await supervise({ dataDirectory: env.dataDirectory, programs: { front: named('front'), back: named('back') } })
