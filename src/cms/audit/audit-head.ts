import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { env } from '@/src/env'

const auditHead = z.object({ number: z.number().int(), hash: z.string() })

const file = join(env.dataDirectory, 'audit-head.json')

/**
 * Notes the newest entry beside the database. A log that was cut short at its end is whole in itself: only this says that more
 * was there.
 */
export function writeAuditHead(head: z.infer<typeof auditHead>): void {
  mkdirSync(env.dataDirectory, { recursive: true })
  writeFileSync(`${file}.new`, JSON.stringify(head))
  renameSync(`${file}.new`, file)
}

/** The newest entry that was ever noted; null where none was. @throws when the note is not readable. */
export function readAuditHead(): z.infer<typeof auditHead> | null {
  try {
    return auditHead.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
