import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { env } from '@/src/platform/env'
import { isMissing } from '@/src/platform/error-code'
import { writeDurablyAtOnce } from '@/src/platform/write-durably'
import type { SealKey } from './audit-key'
import { readAuditKeys } from './audit-key'
import { isSigned, keyIdOf, signWith } from './seal-signature'

const auditHead = z.object({
  number: z.number().int(),
  hash: z.string(),
  /** None on notes of the time before keys. */
  signature: z.string().optional(),
})
export type AuditHead = z.infer<typeof auditHead>

const fileIn = (dataDirectory: string) => join(dataDirectory, 'audit-head.json')

/** Of which log the newest entry is noted, and with which key. */
type HeadPlace = { dataDirectory: string; key: SealKey }

/**
 * Notes the newest entry beside the database. A log that was cut short at its end is whole in itself: only this says that more
 * was there.
 */
export function writeAuditHead(
  { number, hash }: Omit<AuditHead, 'signature'>,
  { dataDirectory, key }: HeadPlace = { dataDirectory: env.dataDirectory, key: readAuditKeys().current },
): void {
  mkdirSync(dataDirectory, { recursive: true })
  const signature = signWith(key, 'head', `${number} ${hash}`)
  const file = fileIn(dataDirectory)
  writeDurablyAtOnce(file, JSON.stringify({ number, hash, signature }), { temporary: `${file}.new` })
}

/** The newest entry that was ever noted; null where no note is, `unreadable` where one is that cannot be understood. */
export function readAuditHead(): AuditHead | 'unreadable' | null {
  try {
    return parseAuditHead(readFileSync(fileIn(env.dataDirectory), 'utf8'))
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** What a note says, wherever it lies. */
export function parseAuditHead(text: string): AuditHead | 'unreadable' {
  try {
    return auditHead.safeParse(JSON.parse(text)).data ?? 'unreadable'
  } catch (error) {
    if (error instanceof SyntaxError) return 'unreadable'
    throw error
  }
}

/** Whether a note was made by who has the keys. Without a signature, only one about an entry of the time before keys is. */
export function isGenuineHead({ number, hash, signature }: AuditHead, keys: readonly SealKey[]): boolean {
  return signature === undefined ? keyIdOf(hash) === null : isSigned(keys, 'head', `${number} ${hash}`, signature)
}
