import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/** As often as Payload, and `src/identity/passwords/password-hash.ts` with it, works a password over: a quarter of a second. */
const fullRounds = 600_000
/** A number that stands nowhere else: who worked a password over less often would be found out. */
const cheapRounds = 997

/**
 * Makes the passwords of this process cost next to nothing, for the hundreds of people that tests make and log in. Whoever shares a database
 * with it must have done the same. What a password costs the product is real in the browser tests, where the product is.
 *
 * @returns what makes them cost again what they did.
 */
export function makePasswordsCheap(): () => void {
  const { pbkdf2 } = crypto
  crypto.pbkdf2 = (password, salt, rounds, length, digest, done) =>
    pbkdf2(password, salt, rounds === fullRounds ? cheapRounds : rounds, length, digest, done)
  syncBuiltinESMExports()
  return () => {
    crypto.pbkdf2 = pbkdf2
    syncBuiltinESMExports()
  }
}
