import { createHash } from 'node:crypto'
import { answerFields, type MirroredAnswer } from './mirrored-answer'

/** Below this name stand all answers, so that nothing before it in a path is read as a part of one. */
export const answersName = 'sona-answers'

/** File systems take 255 bytes for a name. */
const longestPiece = 200

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
 * @throws Error when the answer has a field that the path has no place for, or one that is too long.
 */
export function toAnswerPath(answer: MirroredAnswer, { mark, asks }: Kept): string {
  const headers = new Map(Object.entries(answer.headers))
  const parts = answerFields.flatMap(({ key, name, pieces }) => {
    const text = headers.get(name.toLowerCase())
    headers.delete(name.toLowerCase())
    return text === undefined ? [] : [key, ...toPieces(text, { most: pieces, name })]
  })
  if (headers.size > 0) throw new Error(`No mirror knows the field ${[...headers.keys()].join(', ')}`)
  const hash = createHash('sha256').update(answer.body).digest('base64url').slice(0, 22)
  const asked = asks.length > 0 ? ['asks', `=.${asks.join('.')}.`] : []
  return [answersName, `s${answer.status}`, ...parts, ...asked, 'mark', `=${mark ?? ''}`, 'body', `=${hash}`].join('/')
}

/** What stands in the path of an answer besides its head; null when it is none. */
export function readAnswerPath(path: string): (Kept & { isImmutable: boolean }) | null {
  const [, asks = ''] = /\/asks\/=([\w.]*)\//.exec(path) ?? []
  const [, mark] = /\/mark\/=([\w-]*)\/body\/=[\w-]+$/.exec(path) ?? []
  if (mark === undefined) return null
  return {
    mark: mark === '' ? null : mark,
    asks: asks.split('.').filter((name) => name !== ''),
    isImmutable: /\/caching\/=[^/]*\bimmutable\b/.test(path),
  }
}

/** Names that make a text when they are put together: `=` stands before one that continues the text, `~` before one that follows a slash in it. */
function toPieces(text: string, { most, name }: { most: number; name: string }): string[] {
  const pieces = text
    .split('/')
    .flatMap((part, position) => toChunks(part).map((chunk, at) => `${position > 0 && at === 0 ? '~' : '='}${chunk}`))
  if (pieces.length > most || text.includes('\0')) throw new Error(`No mirror takes so long a ${name}`)
  return pieces
}

function toChunks(text: string): string[] {
  const count = Math.max(1, Math.ceil(text.length / longestPiece))
  return Array.from({ length: count }, (_none, at) => text.slice(at * longestPiece, (at + 1) * longestPiece))
}

/**
 * How nginx reads a field out of the path of an answer.
 *
 * @returns a regular expression (PCRE), and the text that it makes of what it found.
 */
export function fieldReader(key: string, pieces: number): { pattern: string; text: string } {
  const first = `sona_${key}_0`
  const further = Array.from({ length: pieces - 1 }, (_none, at) => `sona_${key}_${at + 1}`)
  const pattern = further.map((name) => `(?:(?:/=|(?<${name}s>/)~)(?<${name}>[^/]*))?`).join('')
  const text = further.map((name) => `$${name}s$${name}`).join('')
  return { pattern: `/${answersName}/.*/${key}/=(?<${first}>[^/]*)${pattern}`, text: `$${first}${text}` }
}
