import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'

const pair = z.object({ pt: z.string(), en: z.string() })
const kind = z.enum(['amount', 'percent', 'count', 'day'])
const named = { name: z.string(), label: pair }

/** What somebody types of a simulator of steps, as the files of the first site have it. */
const written = z.object({
  name: pair,
  notice: pair,
  inputs: z.array(
    z.object({
      ...named,
      block: z.enum(['amountInput', 'percentInput', 'countInput', 'choiceInput']),
      hint: pair.optional(),
      min: z.number().optional(),
      max: z.number().optional(),
      default: z.number().optional(),
      options: z.array(z.object({ label: pair, value: z.number() })).default([]),
    }),
  ),
  parameters: z.array(
    z.object({
      validFrom: z.string(),
      source: z.string(),
      values: z.array(z.object({ name: z.string(), value: z.number() })),
    }),
  ),
  steps: z.array(z.object({ name: z.string(), expression: z.string() })),
  table: z
    .array(
      z.object({
        ...{ title: pair, periods: z.string(), chart: z.enum(['sum', 'last']) },
        ...{ chartLow: z.string(), chartHigh: z.string() },
        columns: z.array(z.object({ ...named, kind, expression: z.string(), first: z.string().optional() })),
      }),
    )
    .default([]),
  results: z.array(z.object({ step: z.string(), label: pair, kind, isMain: z.boolean().default(false) })),
  warnings: z.array(z.object({ step: z.string(), text: pair })).default([]),
  cases: z.array(
    z.object({
      ...{ name: z.string(), source: z.string(), day: z.string() },
      answers: z.array(z.object({ input: z.string(), value: z.string() })),
      outcomes: z.array(z.object({ step: z.string(), amount: z.number() })).default([]),
    }),
  ),
})

export type WrittenSimulator = z.infer<typeof written>

/** What is to be typed of one of the simulators of the first site. @param key of its file */
export function readWritten(key: string): WrittenSimulator {
  return written.parse(parse(readFileSync(`site/content/simulators/${key}.yaml`, 'utf8')))
}
