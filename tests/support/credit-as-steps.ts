import type { CreditOffer } from '@/site/schemas/simulator/offers'
import type { StoredStepwise } from '@/src/stepwise/stored'
import { column, firstThat, numberInput, simulatorOfSteps } from './simulator-of-steps'

type Fee = CreditOffer['conditions']['fees'][number]

/**
 * A credit as its conditions and taxes of one day say, written as steps. `asked` is the rate that a visitor tries; nothing means that of the bank,
 * as no credit has it.
 */
export function creditAsSteps({ product, conditions, rules }: CreditOffer): StoredStepwise {
  const tiers = conditions.tiers.toSorted((one, other) => other.amountFrom - one.amountFrom)
  const feesOf = (when: Fee['when']) => conditions.fees.filter((fee) => fee.when === when)
  const named = (fees: readonly Fee[], name: string) => fees.map((_fee, place) => `${name}${place}Taxed`)
  const [atOpening, monthly] = [feesOf('opening'), feesOf('instalment')]
  return simulatorOfSteps({
    inputs: [
      numberInput('amountInput', 'amount', [product.amount.min, product.amount.max]),
      numberInput('countInput', 'months', [product.term.min, product.term.max]),
      numberInput('countInput', 'grace', [0, product.graceMax]),
      numberInput('percentInput', 'asked', [-1, product.rate?.max ?? -1]),
    ],
    steps: {
      ...firstThat(
        'ofBank',
        tiers.map(({ termFrom, termTo, amountFrom, rate }) => [
          `months >= ${termFrom} && months <= ${termTo} && amount >= ${amountFrom}`,
          rate,
        ]),
      ),
      rate: 'asked >= 0 ? asked : ofBank',
      ...firstThat(
        'dutyOnLoan',
        rules.stampDutyOnLoan.map(({ termFrom, termTo, rate }) => [
          `months >= ${termFrom} && months <= ${termTo}`,
          rate,
        ]),
      ),
      ...Object.fromEntries(atOpening.flatMap((fee, place) => feeSteps(`opening${place}`, fee, 'amount', rules.vat))),
      stampDutyOnLoan: 'cents(amount * dutyOnLoan / 100)',
      kept: ['stampDutyOnLoan', ...named(atOpening, 'opening')].join(' + '),
      level: 'cents(annuity(amount, rate, months - grace))',
      instalment: 'total.levelPaid',
      lastInstalment: 'last.due',
      totalInterest: 'total.interest',
      stampDutyOnInterest: 'total.duty',
      totalPayable: 'kept + total.payment',
      taeg: 'irr(amount - kept, payment)',
    },
    periods: 'months',
    columns: [
      column('interest', 'cents(before.debt * rate / 1200)'),
      column('capital', 'period <= grace ? 0 : (period == months ? before.debt : min(level - interest, before.debt))'),
      ...monthly
        .flatMap((fee, place) => feeSteps(`monthly${place}`, fee, 'before.debt', rules.vat))
        .map(([key, expression]) => column(key, expression)),
      column('due', 'interest + capital'),
      column('levelPaid', 'period == grace + 1 ? due : 0'),
      column('duty', `cents(interest * ${rules.stampDutyOnInterest} / 100)`),
      column('payment', ['due', 'duty', ...named(monthly, 'monthly')].join(' + ')),
      column('debt', 'before.debt - capital', { first: 'amount' }),
    ],
  })
}

/** A fee and the same with its tax, as steps or as columns. */
function feeSteps(
  name: string,
  { percent, fixed, minimum, bearsVat }: Fee,
  base: string,
  vat: number,
): [string, string][] {
  return [
    [name, `cents(max(${base} * ${percent} / 100 + ${fixed}, ${minimum}))`],
    [`${name}Taxed`, `${name} + cents(${name} * ${bearsVat ? vat : 0} / 100)`],
  ]
}
