import { join } from 'node:path'
import { env } from '@/src/platform/env'
import { giveWay } from '@/src/platform/give-way'
import { examineDatabase, examineServer } from './examine-database'

/** Examines the database in a process of its own, behind everything else that the machine has to do, and writes what it found. `restored`: a copy. */
giveWay()
const checkpointFile = env.auditCheckpoints?.startsWith('/') ? env.auditCheckpoints : undefined
const report =
  env.databaseUrl === undefined
    ? await examineDatabase({ file: join(env.dataDirectory, 'sona.sqlite'), checkpointFile })
    : await examineServer({ checkpointFile, isRestored: process.argv.includes('restored') })
process.stdout.write(JSON.stringify(report))
