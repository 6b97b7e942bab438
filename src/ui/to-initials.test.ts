import { expect, it } from 'vitest'
import { toInitials } from './to-initials'

it.each([
  ['Domingas Kapitango Sebastião', 'DS'],
  ['Osvaldo Tavares', 'OT'],
  ['Ângela dos Santos', 'ÂS'],
  ['A\u0301lvaro  Ngola ', 'ÁN'],
  ['Kiluange', 'K'],
  ['', ''],
])('%s is %s', (name, initials) => {
  expect(toInitials(name)).toBe(initials)
})
