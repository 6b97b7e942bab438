import { expect, it } from 'vitest'
import { asPublished } from '@/src/simulators/golden/as-published'
import { readStepwise } from '@/tests/support/stepwise-simulators'
import { check } from './check'
import { readInputs } from './read-inputs'
import { run } from './run'

const day = '2026-11-02'

/**
 * The first eighteen months of a loan of 176,000 at 2.13 % for 180 months, as another program wrote them: instalment, interest, principal
 * and what is still owed.
 *
 * @see https://gist.github.com/jhannah/7961433dcd9195f907d9d8e82ddb9564 made by https://github.com/roniemartinez/amortization
 */
const published = `
  1,143.14 312.40 830.74 175,169.26
  1,143.14 310.93 832.21 174,337.05
  1,143.14 309.45 833.69 173,503.36
  1,143.14 307.97 835.17 172,668.19
  1,143.14 306.49 836.65 171,831.54
  1,143.14 305.00 838.14 170,993.40
  1,143.14 303.51 839.63 170,153.77
  1,143.14 302.02 841.12 169,312.65
  1,143.14 300.53 842.61 168,470.04
  1,143.14 299.03 844.11 167,625.93
  1,143.14 297.54 845.60 166,780.33
  1,143.14 296.04 847.10 165,933.23
  1,143.14 294.53 848.61 165,084.62
  1,143.14 293.03 850.11 164,234.51
  1,143.14 291.52 851.62 163,382.89
  1,143.14 290.00 853.14 162,529.75
  1,143.14 288.49 854.65 161,675.10
  1,143.14 286.97 856.17 160,818.93`

it('the plan of a mortgage is the one that another program published, row by row', () => {
  const loan = { loan: '176000', months: '180', fixedMonths: '36', fixedRate: '2,13', laterRate: '2,13' }
  // The publication knows no costs of this bank.
  const asked = { ...loan, feePercent: '0' }
  const { program } = check(asPublished(readStepwise('mortgage-periods', 'pt'), { asked, day }), day)
  const { values: inputs } = readInputs(program?.inputs ?? [], asked)
  if (!program || !inputs) throw new Error('It takes no such loan')
  const { rows } = run({ program, inputs, start: day })
  const plan = rows.map((row) => ['instalment', 'interest', 'principal', 'debt'].map((name) => Number(row.get(name))))
  const lines = published.trim().split('\n')
  expect(plan).toHaveLength(180)
  expect(plan.slice(0, lines.length)).toEqual(
    lines.map((line) => line.trim().replaceAll(',', '').split(' ').map(Number)),
  )
  expect(plan.at(-1)?.at(-1)).toBe(0)
})
