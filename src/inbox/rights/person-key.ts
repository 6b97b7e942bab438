import { createHash, createHmac } from 'node:crypto'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { country } from '@/src/country/bank'
import type { PersonSign } from '@/src/forms/types/field-governance'
import { readPhone } from '@/src/forms/types/phone/read-phone'
import { env } from '@/src/platform/env'
import { readOrMakeSecret } from '@/src/platform/secret'

/** Whatever changes how keys are made has another number here: all submissions get keys anew then. */
const version = 1

/** A key of this installation alone: without its secret nobody can try addresses or numbers. */
const secretKey = () =>
  createHmac('sha256', readOrMakeSecret(env.dataDirectory)).update(`sona keys of people ${version}`).digest()

/** The short name of that key, by which submissions say with which one they were keyed. It tells nothing of it. */
export function currentKeyName(): string {
  return createHash('sha256').update(secretKey()).digest('hex').slice(0, 12)
}

/**
 * The key under which a sign of a person is found, however it is spelt: addresses whatever their case, telephones as E.164, numbers of
 * the state by their letters and digits alone.
 *
 * @returns null for a text that cannot be such a sign.
 */
export function toPersonKey(sign: PersonSign, text: string): string | null {
  const plain = spellings[sign](text.normalize('NFKC').trim())
  return plain && createHmac('sha256', secretKey()).update(`${sign} ${plain}`).digest('base64url')
}

/** The keys of whatever a text can be: somebody who looks for a person types what they were given. */
export function toPossibleKeys(text: string): string[] {
  return (['email', 'phone', 'number'] as const).flatMap((sign) => toPersonKey(sign, text) ?? [])
}

/** The address as subscriptions are kept; null for a text that is none. */
export function toMailAddress(text: string): string | null {
  return spellings.email(text.normalize('NFKC').trim())
}

const shortestNumber = 5

const spellings: Readonly<Record<PersonSign, (text: string) => string | null>> = {
  email: (text) => (/^[^\s@]+@[^\s@]+$/.test(text) ? text.toLowerCase() : null),
  phone: (text) => {
    const number = parsePhoneNumberFromString(readPhone(text), { defaultCountry: country.code, extract: false })
    return number?.isPossible() ? number.number : null
  },
  number: (text) => {
    const signs = text.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase()
    return signs.length < shortestNumber || text.includes('@') ? null : signs
  },
}
