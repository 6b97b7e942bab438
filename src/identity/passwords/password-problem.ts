import type { Bilingual } from '@/src/fields/bilingual'
import { isBreached } from './breached-passwords'

/** The fewest characters of a password: NIST SP 800-63B asks for 8 beside a second factor and 15 without; the bank's rule is 12. */
export const fewestCharacters = 12

/** The most: enough for any sentence, and no work for whoever sends a book. */
const mostCharacters = 256

/** Fewer different characters than this are a row of keys, however long. */
const fewestDifferent = 5

/** Words that whoever knows the bank tries first. */
const namesOfBank = ['sona', 'bcs', 'banco']

/** Whom a password is for, as far as known. */
export type PasswordOwner = { name?: string | null | undefined; email?: string | null | undefined }

const problems = {
  short: {
    pt: `Use pelo menos ${fewestCharacters} caracteres. Uma frase de que se lembre serve bem.`,
    en: `Use at least ${fewestCharacters} characters. A sentence that you remember does well.`,
  },
  long: { pt: `Use no máximo ${mostCharacters} caracteres.`, en: `Use at most ${mostCharacters} characters.` },
  monotonous: {
    pt: `Use pelo menos ${fewestDifferent} caracteres diferentes.`,
    en: `Use at least ${fewestDifferent} different characters.`,
  },
  own: {
    pt: 'Não use o seu nome, o seu e-mail ou o nome do banco como palavra-passe.',
    en: 'Do not use your name, your e-mail address or the name of the bank as a password.',
  },
  breached: {
    pt: 'Esta palavra-passe está em listas de palavras-passe roubadas, ou é feita de uma delas. Escolha outra.',
    en: 'This password is in lists of stolen passwords, or made of one. Choose another.',
  },
} as const satisfies Record<string, Bilingual>

/**
 * Why a password cannot be taken.
 *
 * @param owner whose name and address it must not be made of.
 * @returns a sentence that says what to do; null when it is good.
 */
export function findPasswordProblem(password: string, owner: PasswordOwner = {}): Bilingual | null {
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
