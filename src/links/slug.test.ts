import { expect, it } from 'vitest'
import { slugPattern } from './slug'

it.each(['contas', 'conta-24', '24'])('takes %j for one segment of an address', (slug) => {
  expect(slugPattern.test(slug)).toBe(true)
})

it.each(['', '-', 'a-', '-a', 'a--b', 'Conta', 'preçário', 'a b', 'a/b', '..', 'a.b', 'a\n', '%61', 'a_b'])(
  'refuses %j',
  (slug) => {
    expect(slugPattern.test(slug)).toBe(false)
  },
)
