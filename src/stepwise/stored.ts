import { z } from 'zod'
import { productCurrencies } from '@/site/schemas/simulator/stored-simulator'

/**
 * A simulator that is written as steps, as the CMS holds it in one language. What is not filled in yet is NaN or an empty text.
 */

const text = z.string().catch('')
const number = z.number().catch(Number.NaN)
const flag = z.boolean().catch(false)
const day = text.transform((date) => date.slice(0, 10))
const rowsOf = <Row extends z.ZodType>(row: Row) => z.array(row).catch([])

/** A name in expressions is the key of whatever has it. */
function toKeyed<Row extends { name: string }>({ name, ...row }: Row): Omit<Row, 'name'> & { key: string } {
  return { ...row, key: name }
}

const named = { name: text, label: text }
const limits = { min: number, max: number, default: number }

/** What visitors fill in. */
const input = z
  .discriminatedUnion('blockType', [
    z.object({ blockType: z.literal('amountInput'), ...named, hint: text, ...limits }),
    z.object({ blockType: z.literal('percentInput'), ...named, hint: text, ...limits }),
    /** Whole: months, days, deposits. */
    z.object({ blockType: z.literal('countInput'), ...named, hint: text, ...limits }),
    /** One of a few, each of which is a number for the calculation. */
    z.object({
      blockType: z.literal('choiceInput'),
      ...named,
      hint: text,
      options: rowsOf(z.object({ label: text, value: number })),
    }),
  ])
  .transform(({ name, ...asked }) => ({ ...asked, key: name }))

/** How a chart joins some months: added up, or as they are at the end. Empty: there is no chart. */
const chartKind = z.enum(['sum', 'last']).or(z.literal('')).catch('')

export const valueKinds = ['amount', 'percent', 'count', 'day'] as const
const kind = z.enum(valueKinds).catch('amount')

const stored = z.object({
  calculation: z.literal('stepwise'),
  key: text,
  name: text,
  notice: text,
  validUntil: day,
  currency: z.enum(productCurrencies).catch(productCurrencies[0]),
  inputs: rowsOf(input),
  /** Rates, fees and limits of the bank or of the law by date: all that may change without the calculation changing. */
  parameters: rowsOf(
    z.object({
      validFrom: day,
      source: text,
      values: rowsOf(z.object({ name: text, value: number }).transform(toKeyed)),
    }),
  ),
  steps: rowsOf(z.object({ name: text, expression: text }).transform(toKeyed)),
  /** One at most. */
  table: rowsOf(
    z.object({
      title: text,
      /** How many periods there are. */
      periods: text,
      chart: chartKind,
      /** The columns that a chart is of, one on the other. */
      chartLow: text,
      chartHigh: text,
      columns: rowsOf(
        z
          .object({
            ...named,
            kind,
            /** What the period before the first has, for `before.key`. Empty: nothing. */
            first: text,
            expression: text,
            /** Worked with, and not shown. */
            isHidden: flag,
          })
          .transform(toKeyed),
      ),
    }),
  ),
  results: rowsOf(z.object({ step: text, label: text, kind, isMain: flag })),
  warnings: rowsOf(z.object({ step: text, text })),
})

export type StoredStepwise = z.infer<typeof stored>
export type StoredInput = StoredStepwise['inputs'][number]
export type ValueKind = (typeof valueKinds)[number]

/** Reads a simulator of steps from the CMS; null for one of another calculation. */
export function parseStoredStepwise(document: unknown): StoredStepwise | null {
  return stored.safeParse(document).data ?? null
}
