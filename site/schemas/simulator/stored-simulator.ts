import { z } from 'zod'
import type { Currency } from '@/src/country/currencies'

/**
 * A simulator as the CMS holds it, read in one way by the check on saving and by the page. Amounts are in the product's
 * currency, rates in percent, terms in months (credit) or days (term deposit).
 *
 * What staff have not filled in yet is NaN or an empty text: comparisons with it are false, so a check finds nothing wrong with
 * it, and the page leaves out what is not whole.
 */

/** The currencies that products of the bank are in. */
export const productCurrencies = ['AOA', 'USD', 'EUR'] as const satisfies readonly Currency[]

/** The same for each of these currencies. */
export function inProductCurrencies<Made>(make: (currency: (typeof productCurrencies)[number]) => Made) {
  return { AOA: make('AOA'), USD: make('USD'), EUR: make('EUR') }
}

const number = z.number().catch(Number.NaN)
const numberOrZero = z.number().catch(0)
const text = z.string().catch('')
const day = z
  .string()
  .transform((date) => date.slice(0, 10))
  .catch('')
const flag = z.boolean().catch(false)
const currency = z.enum(productCurrencies).catch('AOA')
const rowsOf = <Row extends z.ZodType>(row: Row) => z.array(row).catch([])

const noLimits = { min: Number.NaN, max: Number.NaN, step: Number.NaN, default: Number.NaN }
const limits = z.object({ min: number, max: number, step: number, default: number }).catch(noLimits)
const money = z
  .object({ currency, min: number, max: number, step: number, default: number })
  .catch({ ...noLimits, currency: 'AOA' })

const tier = z.object({ amountFrom: number, amountTo: number, termFrom: number, termTo: number, rate: number })

const fee = z.object({
  label: text,
  when: z.enum(['opening', 'instalment']).catch('opening'),
  percent: numberOrZero,
  fixed: numberOrZero,
  minimum: numberOrZero,
  bearsVat: flag,
})

const product = {
  productKey: text,
  name: text,
  amount: money,
  /** Between which rates visitors may try others than the bank's own. Both or none. */
  rate: z
    .object({ min: number, max: number })
    .catch({ min: Number.NaN, max: Number.NaN })
    .transform(({ min, max }) => (Number.isNaN(min) && Number.isNaN(max) ? null : { min, max })),
}

const creditProduct = z.object({
  ...product,
  term: limits,
  graceMax: numberOrZero,
  conditions: rowsOf(z.object({ validFrom: day, tiers: rowsOf(tier), fees: rowsOf(fee) })),
})

const depositProduct = z.object({
  ...product,
  terms: rowsOf(z.number()),
  termDefault: number,
  interestPayment: z.enum(['maturity', 'monthly', 'quarterly', 'halfYearly']).catch('maturity'),
  isCapitalised: flag,
  conditions: rowsOf(z.object({ validFrom: day, tiers: rowsOf(tier) })),
})

const creditRules = z.object({
  validFrom: day,
  vat: numberOrZero,
  stampDutyOnInterest: numberOrZero,
  stampDutyOnLoan: rowsOf(z.object({ termFrom: number, termTo: number, rate: number })),
})

const depositRules = z.object({
  validFrom: day,
  taxRate: numberOrZero,
  dayCounts: rowsOf(z.object({ currency, days: number })),
})

const head = { key: text, name: text, notice: text, validUntil: day }

const storedSimulator = z.discriminatedUnion('calculation', [
  z.object({
    ...head,
    calculation: z.literal('credit'),
    showCapital: flag,
    showStampDuty: flag,
    products: rowsOf(creditProduct),
    rules: rowsOf(creditRules),
  }),
  z.object({
    ...head,
    calculation: z.literal('termDeposit'),
    products: rowsOf(depositProduct),
    rules: rowsOf(depositRules),
  }),
])

export type Simulator = z.infer<typeof storedSimulator>
export type CreditSimulator = Extract<Simulator, { calculation: 'credit' }>
export type DepositSimulator = Extract<Simulator, { calculation: 'termDeposit' }>
export type CreditProduct = z.infer<typeof creditProduct>
export type DepositProduct = z.infer<typeof depositProduct>
export type Tier = z.infer<typeof tier>
export type CreditRules = z.infer<typeof creditRules>
export type DepositRules = z.infer<typeof depositRules>

/** Reads a simulator from the CMS; null when nobody has said yet what it calculates. */
export function parseStoredSimulator(value: unknown): Simulator | null {
  return storedSimulator.safeParse(value).data ?? null
}

/** Whether nothing that must be filled in is missing in a part of a simulator. */
export function isWhole(value: unknown): boolean {
  if (typeof value === 'number') return !Number.isNaN(value)
  if (typeof value === 'string') return value !== ''
  if (typeof value !== 'object' || value === null) return true
  return Object.values(value).every(isWhole)
}
