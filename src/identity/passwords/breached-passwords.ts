import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

/**
 * The 49 000 passwords that stolen lists hold most often, one a line, in lower case: the dictionary `passwords-common` of
 * `@zxcvbn-ts/language-common` 4.1.3 (MIT, © 2012–2016 Dan Wheeler and Dropbox, © 2021 zxcvbn-ts), entries of 4 characters and more.
 */
const file = join(process.cwd(), 'src/identity/passwords/breached-passwords.txt.br')

let known: ReadonlySet<string> | undefined

function readKnown(): ReadonlySet<string> {
  known ??= new Set(brotliDecompressSync(readFileSync(file)).toString('utf8').split('\n'))
  return known
}

/** What people write instead of letters, believing that nobody else does. */
const disguises: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
}

/**
 * Whether a password is one that stolen lists hold, one of them repeated, two of them joined, or one with digits and signs
 * around it or in place of letters. Lists hold few of 12 characters and more; these are how people lengthen the others.
 */
export function isBreached(password: string): boolean {
  const plain = password.toLowerCase().replace(/\s/g, '')
  const undisguised = plain.replace(/[0134575@$]/g, (sign) => disguises[sign] ?? sign)
  return [plain, undisguised].some((form) => isOneOrTwo(form) || isOneOrTwo(toLetters(form)) || isRepeated(form))
}

function isOneOrTwo(form: string): boolean {
  const words = readKnown()
  if (words.has(form)) return true
  for (let end = 4; end <= form.length - 4; end++) {
    if (words.has(form.slice(0, end)) && words.has(form.slice(end))) return true
  }
  return false
}

function isRepeated(form: string): boolean {
  for (let length = 1; length <= form.length / 2; length++) {
    if (form.length % length === 0 && form === form.slice(0, length).repeat(form.length / length)) return true
  }
  return false
}

/** Without the digits and signs before and after the letters. */
function toLetters(form: string): string {
  const first = form.search(/[a-z]/)
  if (first < 0) return form
  let end = form.length
  while (!/[a-z]/.test(form.charAt(end - 1))) end--
  return form.slice(first, end)
}
