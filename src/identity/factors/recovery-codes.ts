import { createHmac, randomInt } from 'node:crypto'
import type { Payload } from 'payload'
import { countChanged, readRows, runAsOne } from '@/src/database/statements'
import { ownSecrets } from './own-secrets'

const howMany = 10

/** No letter that is read for another: Crockford's alphabet, in which ten letters are fifty bits. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const kind = 'recovery-code'

/** Makes ten new codes; the ones before no longer work. @returns them as they are written: this is the only time. */
export async function makeRecoveryCodes(payload: Payload, person: number): Promise<string[]> {
  const codes = Array.from({ length: howMany }, makeCode)
  const now = new Date().toISOString()
  const sql = `INSERT INTO credentials (person, kind, secret, counter, updated_at, created_at) VALUES (?, ?, ?, 0, ?, ?)`
  await runAsOne(payload, [
    { sql: 'DELETE FROM credentials WHERE person = ? AND kind = ?', args: [person, kind] },
    ...codes.map((code) => ({ sql, args: [person, kind, hash(payload.secret, person, code), now, now] })),
  ])
  return codes
}

/** Whether a code is one of this person's; from now on it is none. */
export async function takeRecoveryCode(payload: Payload, person: number, code: string): Promise<boolean> {
  const hashes = ownSecrets(payload).map((secret) => hash(secret, person, code))
  const sql = `DELETE FROM credentials WHERE person = ? AND kind = ? AND secret IN (${hashes.map(() => '?').join(', ')})`
  return (await countChanged(payload, { sql, args: [person, kind, ...hashes] })) === 1
}

/** How many codes are left. */
export async function countRecoveryCodes(payload: Payload, person: number): Promise<number> {
  const sql = 'SELECT id FROM credentials WHERE person = ? AND kind = ?'
  return (await readRows(payload, { sql, args: [person, kind] })).length
}

function makeCode(): string {
  const text = Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('')
  return `${text.slice(0, 5)}-${text.slice(5)}`
}

/** Keyed: whoever reads the database alone cannot try codes on it. However it is typed, a code is the same. */
function hash(secret: string, person: number, code: string): string {
  const plain = code
    .toUpperCase()
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
    .replace(/[^0-9A-Z]/g, '')
  return createHmac('sha256', secret).update(`recovery code of ${person} ${plain}`).digest('base64url')
}
