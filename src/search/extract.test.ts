import { expect, it } from 'vitest'
import { toExtract } from './extract'
import { foldWord } from './normalise-word'

const extract = (text: string, word: string) =>
  toExtract(text, (found) => found.startsWith(word), foldWord)
    .map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join('')

it('is the whole text where it fits, to the sign at its end', () => {
  expect(extract('Qual a diferença para a Conta Flex?', 'conta')).toBe('Qual a diferença para a [Conta] Flex?')
  expect(extract('', 'conta')).toBe('')
})

it('is the part of a long text that says most, cut between words', () => {
  const long = `${'antes '.repeat(60)}a conta e as contas do banco. ${'depois '.repeat(60)}`
  const found = extract(long, 'conta')
  expect(found).toMatch(/^… antes .*a \[conta\] e as \[contas\] do banco\. depois .*depois …$/)
  expect(found.length).toBeLessThan(200)
})
