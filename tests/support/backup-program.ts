import { readAuditKeys } from '@/src/audit/audit-key'
import { makeBackup } from '@/src/backup/make-backup'
import { env } from '@/src/platform/env'

/**
 * Makes a backup, and kills itself at a step, as a machine that loses its power does: `backup-program.ts DIRECTORY STEP`. With a moment as
 * the third argument it is one of then; `none` is no step.
 */
const [directory = '', killAt, moment] = process.argv.slice(2)
await makeBackup({
  ...{ dataDirectory: env.dataDirectory, directory, recipient: env.backup.recipient, keepDays: 35 },
  needsDatabase: true,
  product: 'killed',
  sealKey: () => readAuditKeys().current,
  ...(moment ? { now: () => new Date(moment) } : {}),
  onStep: (step) => {
    process.stdout.write(`${step}\n`)
    if (step === killAt) process.kill(process.pid, 'SIGKILL')
  },
})
