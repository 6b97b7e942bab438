import { expect, it } from 'vitest'
import { chooseOtherTerms } from './choose-other-terms'

it.each([
  [[6, 12, 18, 24, 36, 48], 24, [12, 48]],
  [[6, 12, 18, 24, 36, 48], 36, [18, 48]],
  [[6, 12, 24], 6, [12]],
  [[6, 12, 24], 24, [12]],
  [[12], 12, []],
])('of %j beside %i it takes %j', (allowed, term, others) => {
  expect(chooseOtherTerms(allowed, term)).toEqual(others)
})
