import { readAuditKeys } from '@/src/audit/audit-key'
import { makeBackup } from '@/src/backup/make-backup'
import { env } from '@/src/platform/env'

/** Makes a backup, and kills itself at a step, as a machine that loses its power does: `backup-program.ts DIRECTORY STEP`. */
const [directory = '', killAt] = process.argv.slice(2)
await makeBackup({
  ...{ dataDirectory: env.dataDirectory, directory, recipient: env.backup.recipient, keepDays: 35 },
  needsDatabase: true,
  product: 'killed',
  sealKey: () => readAuditKeys().current,
  onStep: (step) => {
    process.stdout.write(`${step}\n`)
    if (step === killAt) process.kill(process.pid, 'SIGKILL')
  },
})
