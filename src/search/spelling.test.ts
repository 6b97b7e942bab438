import { expect, it } from 'vitest'
import { createSpelling } from './spelling'

const known = ['conta', 'flex', 'flex', 'recrutamento', 'emprestimo', 'casa', 'taxa']

it.each([
  ['felx', 'flex'],
  ['recrutametno', 'recrutamento'],
  ['emprestmo', 'emprestimo'],
  ['contta', 'conta'],
])('takes %s for a slip of %s', (typed, meant) => {
  const spelling = createSpelling()
  spelling.add(known)
  expect(spelling.correct(typed)).toBe(meant)
})

it.each(['conta', 'caza1', 'oi', 'xilofonico'])('leaves %s as it is', (typed) => {
  const spelling = createSpelling()
  spelling.add(known)
  expect(spelling.correct(typed)).toBe(typed)
})

it('forgets a word with the last thing that has it', () => {
  const spelling = createSpelling()
  spelling.add(known)
  spelling.remove(['flex'])
  expect(spelling.correct('felx')).toBe('flex')
  spelling.remove(['flex'])
  expect(spelling.has('flex')).toBe(false)
  expect(spelling.correct('felx')).toBe('felx')
})
