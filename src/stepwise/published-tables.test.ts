import { expect, it } from 'vitest'
import { asPublished } from '@/src/simulators/golden/as-published'
import { readStepwise } from '@/tests/support/stepwise-simulators'
import { check } from './check'
import { readInputs } from './read-inputs'
import { run } from './run'

const day = '2026-11-02'

/** What a simulator says of what a publication asks: the columns of its table by their names, and what its steps come to. */
function work(key: string, asked: Readonly<Record<string, string>>) {
  const { program } = check(asPublished(readStepwise(key, 'pt'), { asked, day }), day)
  const { values: inputs } = readInputs(program?.inputs ?? [], asked)
  if (!program || !inputs) throw new Error(`${key} does not take what the publication asks`)
  const { rows, values } = run({ program, inputs, start: day })
  return {
    plan: (columns: readonly string[]) => rows.map((row) => columns.map((name) => Number(row.get(name)))),
    value: (step: string) => Number(values.get(step)),
  }
}

/** The figures of a table as it was published, line by line. */
const figures = (published: string) =>
  published
    .trim()
    .split('\n')
    .map((line) => line.trim().replaceAll(',', '').split(' ').map(Number))

/**
 * The first eighteen months of a loan of 176,000 at 2.13 % for 180 months, as another program wrote them: instalment, interest, principal
 * and what is still owed.
 *
 * @see https://gist.github.com/jhannah/7961433dcd9195f907d9d8e82ddb9564 made by https://github.com/roniemartinez/amortization
 */
const mortgage = figures(`
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
  1,143.14 286.97 856.17 160,818.93`)

it('the plan of a mortgage is the one that another program published, row by row', () => {
  // The publication knows no costs of this bank.
  const { plan } = work('mortgage-periods', {
    ...{ loan: '176000', months: '180', fixedMonths: '36', fixedRate: '2,13', laterRate: '2,13' },
    feePercent: '0',
  })
  const rows = plan(['instalment', 'interest', 'principal', 'debt'])
  expect(rows).toHaveLength(180)
  expect(rows.slice(0, mortgage.length)).toEqual(mortgage)
  expect(rows.at(-1)?.at(-1)).toBe(0)
})

/**
 * A loan of 10,000 at 8.25 % for six months, as the calculator Curo prints it: instalment, capital, interest and what is still owed. Of
 * the last month without its interest: there the printed 11.65 takes up what rounding left over, so that all instalments are equal, and
 * this bank asks for the interest itself, 11.66.
 *
 * @see https://github.com/andrewmurphy353/curo/blob/44e25098b2eb5c7160fd4be5fa36e59bb7c96f2f/example/example.md
 */
const advance = figures(`
  1,707.00 1,638.25 68.75 8,361.75
  1,707.00 1,649.51 57.49 6,712.24
  1,707.00 1,660.85 46.15 5,051.39
  1,707.00 1,672.27 34.73 3,379.12
  1,707.00 1,683.77 23.23 1,695.35`)

it('the plan of a salary advance is the one that a calculator of credits published, and its yearly cost with a fee', () => {
  const loan = { advance: '10000', months: '6', rate: '8,25' }
  const costs = { feeMinimum: '0', vat: '0', dutyOnLoan: '0', dutyOnInterest: '0' }
  const { plan } = work('salary-advance', { ...loan, ...costs, feePercent: '0' })
  const rows = plan(['payment', 'principal', 'interest', 'debt'])
  expect(rows.slice(0, 5)).toEqual(advance)
  expect(rows[5]).toEqual([1707.01, 1695.35, 11.66, 0])

  /**
   * The same with a fee of 50 has a yearly cost of 10.45 % after the directive 2008/48/EC, or 10.4 % with one decimal place. There it is
   * paid with the first instalment, here it is kept back on the first day: 49.59, which is what the publication has it worth on that day.
   *
   * @see https://github.com/andrewmurphy353/curo/blob/1a2d4353b8217b91f5ed209daf514386b31d0c51/doc/site/examples/example_02.md
   * @see https://github.com/andrewmurphy353/curo-calculator-demo/blob/118fa91478fb848db235498b88d83cc4a5814839/README.md for 10.4 %
   */
  const withFee = work('salary-advance', { ...loan, ...costs, feePercent: '0,4959' })
  expect(withFee.value('feeWithVat')).toBe(49.59)
  expect(withFee.value('taeg')).toBe(10.4)
})

/**
 * What 10,000 cost at 10 % from 29 January to 5 June 2008 by each way of counting days: the days, those of the year, and the interest.
 *
 * @see http://clientebancario.bportugal.pt/pt-PT/TaxasJuroCambio/TaxasdeJuro/Paginas/Convencoes.aspx of Banco de Portugal
 */
const overdraft = figures(`
  128 366 349.73
  128 365 350.68
  128 360 355.56
  126 360 350.00`)

it('the interest of an overdraft is what the central bank published for each way of counting days', () => {
  const charged = overdraft.map(([days = 0, yearDays = 0]) => {
    // The salary is only there for the limit, which is above what is used.
    const used = { salary: '300000', used: '10000', days: String(days) }
    return [
      days,
      yearDays,
      work('flex-overdraft', { ...used, rate: '10', yearDays: String(yearDays) }).value('interest'),
    ]
  })
  expect(charged).toEqual(overdraft)
})

/**
 * What 5,000 have become at 6 % after one, two and three months of 100 each at the end of the month, each balance rounded as it is here.
 *
 * @see https://mathspace.co/textbooks/syllabuses/Syllabus-826/topics/Topic-18355/subtopics/Subtopic-279424?activeTab=theory
 */
const savings = figures(`
  5,125
  5,250.63
  5,376.88`)

it('the plan of monthly savings is the one that a textbook published, month by month', () => {
  // The publication knows no tax. After 24 months it has 8,178.99, which it does not round month by month; this bank then has 8,178.98.
  const { plan } = work('savings-plan', { initial: '5000', monthly: '100', months: '24', rate: '6', taxRate: '0' })
  const rows = plan(['balance'])
  expect(rows).toHaveLength(24)
  expect(rows.slice(0, savings.length)).toEqual(savings)
  expect(rows.at(-1)).toEqual([8178.98])
})

/**
 * The first 29 months of 500,000 at 6 %, paid back as if it were for 180 months, with all that is left in the sixtieth: what is paid, the
 * interest and the capital.
 *
 * @see https://www.formsbirds.com/free-balloon-payment-calculator
 */
const leasing = figures(`
  4,219.28 2,500.00 1,719.28
  4,219.28 2,491.40 1,727.88
  4,219.28 2,482.76 1,736.52
  4,219.28 2,474.08 1,745.20
  4,219.28 2,465.36 1,753.92
  4,219.28 2,456.59 1,762.69
  4,219.28 2,447.77 1,771.51
  4,219.28 2,438.92 1,780.36
  4,219.28 2,430.01 1,789.27
  4,219.28 2,421.07 1,798.21
  4,219.28 2,412.08 1,807.20
  4,219.28 2,403.04 1,816.24
  4,219.28 2,393.96 1,825.32
  4,219.28 2,384.83 1,834.45
  4,219.28 2,375.66 1,843.62
  4,219.28 2,366.44 1,852.84
  4,219.28 2,357.18 1,862.10
  4,219.28 2,347.87 1,871.41
  4,219.28 2,338.51 1,880.77
  4,219.28 2,329.11 1,890.17
  4,219.28 2,319.66 1,899.62
  4,219.28 2,310.16 1,909.12
  4,219.28 2,300.61 1,918.67
  4,219.28 2,291.02 1,928.26
  4,219.28 2,281.38 1,937.90
  4,219.28 2,271.69 1,947.59
  4,219.28 2,261.95 1,957.33
  4,219.28 2,252.16 1,967.12
  4,219.28 2,242.33 1,976.95`)
/** What is paid in the sixtieth month, all that is paid, and the interest of it. @see the same page */
const leasingInAll = { last: 384_265.1, paid: 633_202.62, interest: 133_202.62 }

it('the plan of a lease with a residual value is the one that was published, row by row and in all', () => {
  // What is left at the end is 76.0091 % of the price here, besides a last rent; the publication pays both at once.
  const { plan, value } = work('leasing', {
    ...{ price: '500000', downPercent: '0', residualPercent: '76,0091', months: '60', rate: '6' },
    dutyOnInterest: '0',
  })
  const rows = plan(['payment', 'interest', 'principal'])
  expect(rows).toHaveLength(60)
  expect(rows.slice(0, leasing.length)).toEqual(leasing)
  expect({ last: rows.at(-1)?.[0], paid: value('totalPayable'), interest: value('interestInAll') }).toEqual(
    leasingInAll,
  )
})
