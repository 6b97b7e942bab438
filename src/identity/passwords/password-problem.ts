import staffTexts from '@/messages/staff/identity.json' with { type: 'json' }
import { guessedWords } from '@/src/country/bank'
import { fillText, type StaffText } from '@/src/i18n/staff-text'
import { isBreached } from './breached-passwords'

/** The fewest characters of a password: NIST SP 800-63B asks for 8 beside a second factor and 15 without; the bank's rule is 12. */
export const fewestCharacters = 12

/** The most: enough for any sentence, and no work for whoever sends a book. */
const mostCharacters = 256

/** Fewer different characters than this are a row of keys, however long. */
const fewestDifferent = 5

/** Words that whoever knows the bank and its product tries first. */
const namesOfBank = ['sona', ...guessedWords]

/** Whom a password is for, as far as known. */
export type PasswordOwner = { name?: string | null | undefined; email?: string | null | undefined }

const problems = {
  short: fillText(staffTexts.passwordProblem.problems.short, { fewestCharacters }),
  long: fillText(staffTexts.passwordProblem.problems.long, { mostCharacters }),
  monotonous: fillText(staffTexts.passwordProblem.problems.monotonous, { fewestDifferent }),
  own: staffTexts.passwordProblem.problems.own,
  breached: staffTexts.passwordProblem.problems.breached,
} as const satisfies Record<string, StaffText>

/**
 * Why a password cannot be taken.
 *
 * @param owner whose name and address it must not be made of.
 * @returns a sentence that says what to do; null when it is good.
 */
export function findPasswordProblem(password: string, owner: PasswordOwner = {}): StaffText | null {
  const length = [...password].length
  if (length < fewestCharacters) return problems.short
  if (length > mostCharacters) return problems.long
  if (new Set(password.toLowerCase()).size < fewestDifferent) return problems.monotonous
  if (isMadeOfNames(password, owner)) return problems.own
  return isBreached(password) ? problems.breached : null
}

/** Whether little is left of a password without the names. */
function isMadeOfNames(password: string, { name, email }: PasswordOwner): boolean {
  const words = `${name ?? ''} ${email ?? ''}`.split(/[\s@._+-]/)
  const names = [...words, ...namesOfBank].map(toPlain).filter((word) => word.length >= 3)
  const rest = names
    .toSorted((one, other) => other.length - one.length)
    .reduce((left, word) => left.replaceAll(word, ''), toPlain(password))
  return rest.length < fewestCharacters - 4 && rest.length < toPlain(password).length
}

function toPlain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\s]/g, '')
    .toLowerCase()
}
