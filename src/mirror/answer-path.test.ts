import { expect, it } from 'vitest'
import { fieldReader, readAnswerPath, toAnswerPath } from './answer-path'
import { isSafePath } from './is-safe-path'
import { answerFields } from './mirrored-answer'

const answerWith = (headers: Record<string, string>) => ({ status: 200, headers, body: Buffer.from('text') })
const unmarked = { mark: null, asks: [] }

/** A field as nginx reads it, whose expressions are understood here too. */
function readField(path: string, key: string): string {
  const { pieces = 1 } = answerFields.find((field) => field.key === key) ?? {}
  const { pattern, text } = fieldReader(key, pieces)
  const found = new RegExp(pattern).exec(`/srv/mirror/${path}`)?.groups ?? {}
  return text.replaceAll(/\$(\w+)/g, (_whole, name: string) => found[name] ?? '')
}

it.each([
  ['policy', "default-src 'none'; style-src 'sha256-a/b+/c=' 'sha256-//'; form-action 'self' https://bank.example"],
  ['policy', `script-src ${"'sha256-n4bQgYhMfWWaL/qgxVrQFaO/TxsrC4Is0V1sFbDwCgg=' ".repeat(9)}`],
  ['policy', 'x'.repeat(200)],
  ['policy', 'x'.repeat(401)],
  ['type', 'text/html; charset=utf-8'],
  ['to', '/en/private/cards/'],
  ['to', 'https://www.bank.example/en//x'],
  ['ahead', '"/speculation-rules.json"'],
  [
    'policy',
    `script-src ${Array.from({ length: 45 }, (_none, at) => `https://www.bank.example/_islands/a${at}.js`).join(' ')}`,
  ],
  ['tag', 'W/"Ab-_9"'],
  ['policy', "script-src 'sha256-a///b//c='"],
])('keeps %s word for word: %s', (key, text) => {
  const name = answerFields.find((field) => field.key === key)?.name.toLowerCase() ?? ''
  const path = toAnswerPath(answerWith({ [name]: text, 'cache-control': 'no-store' }), unmarked)
  expect(path.split('/').every((piece) => piece !== '' && Buffer.byteLength(piece) <= 255)).toBe(true)
  expect([readField(path, key), readField(path, 'caching'), readField(path, 'robots')]).toEqual([text, 'no-store', ''])
})

it('says what is kept beside the answer', () => {
  const path = toAnswerPath(answerWith({ 'cache-control': 'public, immutable' }), {
    mark: 'a-1_B',
    asks: ['q', 'page'],
  })
  expect(readAnswerPath(path)).toEqual({ mark: 'a-1_B', asks: ['q', 'page'], isImmutable: true })
  expect(readAnswerPath(toAnswerPath(answerWith({}), unmarked))).toEqual({ ...unmarked, isImmutable: false })
  expect(readAnswerPath('elsewhere')).toBeNull()
})

it('refuses what nginx could not repeat', () => {
  expect(() => toAnswerPath(answerWith({ 'x-new': '1' }), unmarked)).toThrow('No mirror knows the field x-new')
  for (const location of ['/a/../b', '/a/.', '////a', '/a@/b', '/a@', '/a/=/b', `/${'a//b/'.repeat(9)}`])
    expect(() => toAnswerPath(answerWith({ location }), unmarked), location).toThrow('such a Location')
})

it.each(['', 'a', '//a', '/a/', '/a//b', '/a/../b', '/.', '/a.answer/b', '/a\\b', '/a\0', `/${'x'.repeat(241)}`])(
  'makes no file of the address %j',
  (path) => expect(isSafePath(path)).toBe(false),
)
it.each(['/', '/a', '/.well-known/security.txt', '/documents/Preçário (2026).pdf'])('makes a file of %j', (path) =>
  expect(isSafePath(path)).toBe(true),
)
