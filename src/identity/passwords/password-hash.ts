import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(pbkdf2)

/** The shapes in which Payload 3.90.2 stores a password: today's begins with its name, the older one has none. */
const current = { prefix: 'pbkdf2-sha256-v1:', iterations: 600_000, bytes: 32 } as const
const older = { prefix: '', iterations: 25_000, bytes: 512 } as const

/** What is compared where there is nobody, so that the answer takes as long: no password gives it. */
const nobody = { hash: `${current.prefix}${'00'.repeat(current.bytes)}`, salt: randomBytes(32).toString('hex') }

/** What is stored of a password. */
export type StoredPassword = { hash?: string | null | undefined; salt?: string | null | undefined }

/**
 * Whether a password is the stored one. Somebody who does not exist, or has no password, costs the same work.
 *
 * @param stored as the database has it; null where there is nobody.
 */
export async function isPassword(password: string, stored: StoredPassword | null): Promise<boolean> {
  const { hash, salt } = stored ?? {}
  const isReal = typeof hash === 'string' && typeof salt === 'string'
  const compared = isReal ? { hash, salt } : nobody
  const shape = compared.hash.startsWith(current.prefix) ? current : older
  const expected = Buffer.from(compared.hash.slice(shape.prefix.length), 'hex')
  const given = await derive(password, compared.salt, shape.iterations, shape.bytes, 'sha256')
  return given.length === expected.length && timingSafeEqual(given, expected) && isReal
}
