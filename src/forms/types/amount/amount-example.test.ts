import fc from 'fast-check'
import { expect, it } from 'vitest'
import { locales } from '@/src/i18n/locales'
import { both } from '../../governance/governance.fixtures'
import { toErrorTexts } from '../../language/to-error-texts'
import { readAmount } from '../../validation/read-number'
import { amountDefinition } from './definition'

const question = (limits: { minimum?: number; maximum?: number }) =>
  amountDefinition.field.parse({ key: 'sum', type: 'amount', label: both('Sum'), ...limits })

it('shows an amount within the limits of the field, as people of the language write it', () => {
  expect(toErrorTexts(question({}), 'pt').amount).toBe('Introduza um montante em dinheiro, por exemplo 1\u00a0500,00.')
  expect(toErrorTexts(question({}), 'en').amount).toBe('Enter an amount of money, for example 1,500.00.')
  expect(toErrorTexts(question({ minimum: 500_000_00 }), 'en').amount).toContain('500,000.00')
  expect(toErrorTexts(question({ maximum: 99_50 }), 'pt').amount).toContain('99,50')
})

it.each(locales)('shows in %s what the field takes', (locale) => {
  const amount = fc.integer({ min: 0, max: 1e15 })
  fc.assert(
    fc.property(amount, amount, (one, other) => {
      const [minimum, maximum] = [Math.min(one, other), Math.max(one, other)]
      const [, example = ''] =
        /(?:exemplo|example) (.*)\.$/.exec(toErrorTexts(question({ minimum, maximum }), locale).amount ?? '') ?? []
      const read = readAmount(example, locale)
      expect(typeof read === 'number' && read >= minimum && read <= maximum).toBe(true)
    }),
  )
})
