import { join } from 'node:path'
import { env } from '@/src/platform/env'
import { type Edition, nameEdition } from '@/src/publishing/edition'
import { readEngineState } from '@/src/publishing/engine-state'
import { readBuildId } from './build-mark'

/** Where the finished pages are kept, and what belongs to them. */
export const siteDirectory = join(env.dataDirectory, 'site')

/** The build, and what is set for the site: its public address, whether its maps have streets, and whether reports are sealed. */
export function readEdition(): Edition {
  const settings = `${env.siteUrl}${env.streetMap ? ' streets' : ''}${env.sealedRoot ? ' sealed' : ''}`
  return { build: readBuildId(), settings }
}

/** Whether an earlier process left pages of this build, which can be served without the CMS. */
export function hasPagesOfThisBuild(): boolean {
  return readEngineState(join(siteDirectory, 'published.json'))?.edition === nameEdition(readEdition())
}
