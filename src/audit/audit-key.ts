import { createHash, createHmac, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { env } from '@/src/platform/env'
import { makeFileOnce } from '@/src/platform/make-file-once'

/** A key that seals, and the short name by which seals say which key made them. */
export type SealKey = { id: string; secret: Buffer }

export type AuditKeys = {
  /** Seals what is written now. */
  current: SealKey
  /** Only open what was sealed before. */
  older: readonly SealKey[]
  /** Whether the current key lies outside the data directory: whoever has the directory alone can make no seals then. */
  isApart: boolean
}

const ownFile = () => join(env.dataDirectory, 'audit-key')

let known: AuditKeys | undefined

/**
 * The keys of the audit log: from `AUDIT_KEY_FILE` (one on each line, the newest first) or `AUDIT_KEY`, and the one that was made in
 * the data directory, which seals only where no other is set.
 *
 * @throws when the file that is set cannot be read, or holds a key that is too short.
 */
export function readAuditKeys(): AuditKeys {
  known ??= findKeys()
  return known
}

/** The keys in the order in which they came into use, the current one at the end. */
export function inOrderOfUse({ current, older }: AuditKeys): SealKey[] {
  return [...older.toReversed(), current]
}

/** The keys that are set outside of any data directory, the newest first; with what a data directory holds of its own behind them. */
export function withSetKeys(own: string): SealKey[] {
  return [...readSetKeys(), ...toLines(own)].map(toSealKey)
}

function readSetKeys(): string[] {
  return env.auditKeyFile ? readLines(env.auditKeyFile) : env.auditKey ? [env.auditKey] : []
}

function findKeys(): AuditKeys {
  const set = readSetKeys()
  if (env.auditKeyFile && set.length === 0) throw new Error('The file of AUDIT_KEY_FILE holds no key')
  if (set.length === 0) makeKey()
  const own = existsSync(ownFile()) ? readLines(ownFile()) : []
  const [current, ...older] = [...set, ...own].map(toSealKey)
  if (!current) throw new Error('The file audit-key in the data directory is empty')
  return { current, older, isApart: set.length > 0 && !(env.auditKeyFile && isInside(env.auditKeyFile)) }
}

function makeKey(): void {
  mkdirSync(env.dataDirectory, { recursive: true, mode: 0o700 })
  makeFileOnce(ownFile(), () => randomBytes(32).toString('hex'))
}

const readLines = (file: string) => toLines(readFileSync(file, 'utf8'))

function toLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

function isInside(file: string): boolean {
  const way = relative(env.dataDirectory, file)
  return way !== '' && !way.startsWith('..')
}

const shortestKey = 32

function toSealKey(text: string): SealKey {
  if (text.length < shortestKey) throw new Error(`A key of the audit log has at least ${shortestKey} characters`)
  const secret = createHmac('sha256', text).update('sona audit seal').digest()
  return { id: createHash('sha256').update(secret).digest('hex').slice(0, 8), secret }
}

/** A text's keyed SHA-256, as 64 hexadecimal digits: the same text is known again, and none can be tried without the key. */
export function hashTerm(term: string): string {
  return createHmac('sha256', readAuditKeys().current.secret).update('term ').update(term).digest('hex')
}
