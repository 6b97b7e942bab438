import { dirname } from 'node:path'
import { prepareCms } from '@/src/cms/open/prepare-cms'
import { env } from '@/src/platform/env'

/** Prepares the database of the settings as a start does, with the content of a folder, and says how many first logins it made. */
const [, , contentDirectory = dirname(env.dataDirectory)] = process.argv
const options = { dataDirectory: env.dataDirectory, contentDirectory, adminPassword: 'a test password' }
const logins = await prepareCms({ ...options, onProgress: () => undefined })
process.stdout.write(`${JSON.stringify({ logins: logins.length })}\n`)
process.exit(0)
