import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { isMissing } from '@/src/platform/error-code'
import { parseJson } from '@/src/platform/parse-json'
import { writeDurablyAtOnce } from '@/src/platform/write-durably'

const backupRecord = z.object({
  /** When the newest backup that was completed began, as an ISO time. */
  begunAt: z.iso.datetime(),
  /** Where it is. */
  backup: z.string(),
  isEncrypted: z.boolean(),
})

/** What the product knows of the newest backup. */
export type BackupRecord = z.infer<typeof backupRecord>

const fileOf = (dataDirectory: string) => join(dataDirectory, 'backup-record.json')

/** Notes in the data directory that a backup is complete. */
export function writeBackupRecord(dataDirectory: string, record: BackupRecord): void {
  writeDurablyAtOnce(fileOf(dataDirectory), JSON.stringify(record))
}

/** What was noted last; null where nothing was, or nothing that can be read. */
export function readBackupRecord(dataDirectory: string): BackupRecord | null {
  try {
    return backupRecord.safeParse(parseJson(readFileSync(fileOf(dataDirectory), 'utf8'))).data ?? null
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}
