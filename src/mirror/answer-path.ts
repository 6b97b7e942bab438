import { createHash } from 'node:crypto'
import { posix } from 'node:path'
import { answerFields, type MirroredAnswer } from './mirrored-answer'

/** Below this name stand all answers, so that nothing before it in a path is read as a part of one. */
export const answersName = 'sona-answers'

/** File systems take 255 bytes for a name. */
const longestName = 200

/** What is kept of an answer beside its head and body. */
export type Kept = {
  /** As the site lists it; null where only asking tells. */
  mark: string | null
  /** The parameters that the address answers, each differently. */
  asks: readonly string[]
}

/**
 * The directory of an answer, below the mirror's. Everything that is said of it beside its body is in the path, word for word: nginx knows which
 * directory a link leads to, and reads there which policy belongs to the body, without being told of either before.
 *
 * Each field is its key and, in the next names, its text between two `@`. Slashes in it are those of the path.
 *
 * @throws Error when the answer has a field that the path has no place for, or a text that no path can hold.
 */
export function toAnswerPath(answer: MirroredAnswer, { mark, asks }: Kept): string {
  const headers = new Map(Object.entries(answer.headers))
  const fields = answerFields.flatMap(({ key, name, pieces }) => {
    const text = headers.get(name.toLowerCase())
    headers.delete(name.toLowerCase())
    return text === undefined ? [] : [key, toNames(text, { most: pieces, name })]
  })
  if (headers.size > 0) throw new Error(`No mirror knows the field ${[...headers.keys()].join(', ')}`)
  const hash = createHash('sha256').update(answer.body).digest('base64url').slice(0, 22)
  const asked = asks.length > 0 ? ['asks', `@.${asks.join('.')}.@`] : []
  return [answersName, `s${answer.status}`, ...fields, ...asked, 'mark', `@${mark ?? ''}@`, 'body', `@${hash}@`].join(
    '/',
  )
}

/** What stands in the path of an answer besides its head; null when it is none. */
export function readAnswerPath(path: string): (Kept & { isImmutable: boolean }) | null {
  const [, asks = ''] = /\/asks\/@([\w.]*)@\//.exec(path) ?? []
  const [, mark] = /\/mark\/@([\w-]*)@\/body\/@[\w-]+@$/.exec(path) ?? []
  if (mark === undefined) return null
  return {
    mark: mark === '' ? null : mark,
    asks: asks.split('.').filter((name) => name !== ''),
    isImmutable: /\/caching\/@[^@]*\bimmutable\b/.test(path),
  }
}

/** Two and three slashes that follow each other, which no path has: addresses have them, and hashes. */
const slashes: Readonly<Record<string, string>> = { '//': '/~/', '///': '/~/~/' }
/** Nothing: only that a name would be too long. */
const nothing = '/=/'

/** A text as names of directories. */
function toNames(text: string, { most, name }: { most: number; name: string }): string {
  const isOdd = /\0|@\/|@$|\/{4}|(?:^|\/)(?:[=~]|\.\.?)(?:\/|$)/.test(text)
  const marked = text.replaceAll(/\/{2,3}/g, (found) => slashes[found] ?? found)
  const names = `@${marked.split('/').map(breakLong).join('/')}@`
  const pieces = names.split(/\/[=~](?:\/~)?\//).length
  if (isOdd || posix.normalize(names) !== names || pieces > most) throw new Error(`No mirror takes such a ${name}`)
  return names
}

/** A name as several that are not too long. */
function breakLong(name: string): string {
  const count = Math.max(1, Math.ceil(name.length / longestName))
  return Array.from({ length: count }, (_none, at) => name.slice(at * longestName, (at + 1) * longestName)).join(
    nothing,
  )
}

/**
 * How nginx reads a field out of the path of an answer.
 *
 * @returns a regular expression (PCRE), and the text that it makes of what it found.
 */
export function fieldReader(key: string, pieces: number): { pattern: string; text: string } {
  // Short names: nginx takes 4096 signs for an expression.
  const first = `s_${key}`
  const further = Array.from({ length: pieces - 1 }, (_none, at) => `s${key.slice(0, 2)}${at + 1}`)
  const pattern = further
    .map((name) => `(?:(?:/=/|(?<${name}a>/)~(?<${name}b>/)(?:~(?<${name}c>/))?)(?<${name}>.*?))?`)
    .join('')
  const text = further.map((name) => `$${name}a$${name}b$${name}c$${name}`).join('')
  return { pattern: `/${answersName}/.*?/${key}/@(?<${first}>.*?)${pattern}@(?:/|$)`, text: `$${first}${text}` }
}
