import { resolve } from 'node:path'
import { z } from 'zod'

/** Settings of backups. */
export const backupSettings = {
  /** Whom backups are encrypted for, the public half of a pair of age; without it they lie there in clear. */
  BACKUP_RECIPIENT: z
    .string()
    .regex(/^age1[02-9ac-hj-np-z]{58}$/, 'is not the public half of a pair of age: age1 and 58 characters')
    .optional(),
  /** For how many days a backup is kept. */
  BACKUP_DAYS: z.coerce.number().int().min(1).max(3_650).default(35),
  /** Where a start makes a backup of a database on a server before it changes its schema, or `no`; without it no start changes one. */
  BACKUP_BEFORE_MIGRATION: z.string().min(1).optional(),
  /** Hours after which the newest backup is said to be too old; said of every installation that has a backup, or where this is set. */
  BACKUP_WARN_HOURS: z.coerce.number().min(0.1).max(8_760).optional(),
  /** File with the secret half, which only a restore needs. Not on the machine that makes backups. */
  BACKUP_IDENTITY_FILE: z.string().min(1).optional(),
} as const

type BackupSettings = z.infer<z.ZodObject<typeof backupSettings>>

/** Undefined where nothing is said, null where none is wanted. */
function toPlaceBeforeMigration(given: string | undefined): string | null | undefined {
  if (given === undefined) return undefined
  return given === 'no' ? null : resolve(given)
}

/** What the settings say of backups. */
export function toBackup(given: BackupSettings) {
  const { BACKUP_IDENTITY_FILE: file, BACKUP_BEFORE_MIGRATION: beforeMigration } = given
  return {
    recipient: given.BACKUP_RECIPIENT,
    keepDays: given.BACKUP_DAYS,
    beforeMigration: toPlaceBeforeMigration(beforeMigration),
    warnHours: given.BACKUP_WARN_HOURS,
    identityFile: file === undefined ? undefined : resolve(file),
  } as const
}
