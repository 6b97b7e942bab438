import fc from 'fast-check'
import type { FormDefinition } from '@/src/forms/definition/form-definition'
import { arbitraryNumber } from './arbitrary-rule'
import { companyWith } from './company-of-rules'

const both = (text: string) => ({ pt: text, en: text })
const unit = fc.constantFrom('number' as const, 'percent' as const, 'AOA' as const, 'USD' as const)
const calculated = (key: string, expression: fc.Arbitrary<string>) =>
  fc.record({
    ...{ key: fc.constant(key), type: fc.constant('calculated' as const), label: fc.constant(both(key)) },
    ...{ expression, unit, decimals: fc.integer({ min: 0, max: 6 }) },
  })
const number = arbitraryNumber.map(({ text }) => text)

/** Never given in tests: the form comes back, with what was calculated. */
const missing = { key: 'truth', type: 'consent', label: both('Truth'), required: true } as const

/** A company of which something random is calculated: twice of all answers, and once of each owner, also from the first of the others. */
export const arbitraryCalculations: fc.Arbitrary<FormDefinition> = fc
  .tuple(
    calculated('first', number),
    calculated('second', number),
    calculated('part', fc.constantFrom('share / 8', 'share * capital', 'capital - share * loan / 4', 'first + share')),
  )
  .map(([first, second, part]) => companyWith([], { fields: [first, second, missing], ofOwner: [part] }))
