import { setPriority } from 'node:os'
import { join } from 'node:path'
import { env } from '@/src/platform/env'
import { examineDatabase, examineServer } from './examine-database'

/** Examines the database in a process of its own, behind everything else that the machine has to do, and writes what it found. */
setPriority(10)
const checkpointFile = env.auditCheckpoints?.startsWith('/') ? env.auditCheckpoints : undefined
const report =
  env.databaseUrl === undefined
    ? await examineDatabase({ file: join(env.dataDirectory, 'sona.sqlite'), checkpointFile })
    : await examineServer({ checkpointFile })
process.stdout.write(JSON.stringify(report))
