import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { openCms } from '@/src/cms/open/open-cms'
import { takeSubmission } from '@/src/inbox/take-submission'
import { env } from '@/src/platform/env'
import { acceptSubmission } from '@/src/submissions/accept-submission'
import { startCollector } from '@/src/submissions/collector'
import { unpackSubmission } from '@/src/submissions/queued-submission'
import { openSpool } from '@/src/submissions/spool'
import { spoolDirectory } from '@/src/submissions/submission-places'

/**
 * Accepts submissions from one number to another, acknowledging each on standard output, and takes them into its database
 * meanwhile. Can be killed at any moment. With nothing left to send it empties the spool and says what the database has.
 */
const [first = Number.NaN, last = Number.NaN] = process.argv.slice(2).map(Number)
if (Number.isNaN(first + last)) throw new Error('Usage: submitting-process.ts <first> <last>')

const payload = await openCms()
const spool = openSpool(spoolDirectory(env.dataDirectory))
const collector = startCollector({
  spool,
  deliver: async (bytes) => {
    const queued = unpackSubmission(bytes)
    if (!queued) return 'unreadable'
    await takeSubmission(payload, queued)
    return 'taken'
  },
})
process.stdout.write('ready\n')

let next = first
async function send(): Promise<void> {
  while (next <= last) {
    const number = next++
    process.stdout.write(`sending ${number}\n`)
    const { reference } = await acceptSubmission({
      ...{
        formKey: 'report',
        versionHash: 'f00d',
        locale: 'pt',
        answers: { number },
        idempotencyKey: `page ${number}`,
      },
      files: [{ field: 'file', name: 'a.pdf', mediaType: 'application/pdf', content: Buffer.alloc(20_000, number) }],
    })
    process.stdout.write(`accepted ${number} ${reference}\n`)
  }
}
await Promise.all([send(), send(), send(), send()])
while ((await spool.names()).length > 0) await wait(50)
await collector.stop()
const { docs } = await payload.find({
  collection: 'submissions',
  pagination: false,
  depth: 0,
  overrideAccess: true, // the test looks at everything
})
for (const { answers, reference } of docs) {
  const { number } = z.object({ number: z.number() }).parse(answers)
  process.stdout.write(`kept ${number} ${reference}\n`)
}
await payload.destroy()
// What is still on its way to the reader when the process ends would be lost.
process.stdout.write('', () => process.exit(0))
