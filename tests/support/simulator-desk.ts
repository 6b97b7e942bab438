import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { patience } from './cms-window'
import { readProduct } from './product'
import { openStudioInEnglish, saveDraft, showEnglishTexts } from './studio-form'
import type { WrittenSimulator } from './written-simulator'

/** What the editor says in English. */
const inputNames = {
  amountInput: 'Amount',
  percentInput: 'Percentage',
  countInput: 'Whole number (months, days)',
  choiceInput: 'Choice',
} as const
const kindNames = { amount: 'Amount', percent: 'Percentage', count: 'Number', day: 'Date' } as const
const chartNames = { sum: 'What adds up in each period', last: 'What there is at the end of each period' } as const

/** What is typed into boxes, by their labels. What is left out is not typed. */
type Typed = Readonly<Record<string, string | number | undefined>>

/** The editor of simulators in the window of somebody of compliance, in English. */
export type SimulatorDesk = {
  page: Page
  /** Types a simulator in Portuguese, with the main results of its first golden case, and saves it. @returns its number */
  write: (simulator: WrittenSimulator) => Promise<number>
  /** Types its texts in English, and saves them. */
  translate: (simulator: WrittenSimulator) => Promise<void>
  /** Types another number for a value of the bank, and saves it. */
  correct: (place: number, value: number) => Promise<void>
  /** How the golden cases turned out at the last save. */
  verdicts: Locator
}

/** Logs somebody of compliance in, at the editor of a new simulator. */
export async function openSimulatorDesk(browser: Browser): Promise<SimulatorDesk> {
  const page = await openStudioInEnglish(browser, 'compliance')
  await page.goto(`${readProduct().cms}/admin/collections/simulators/create?locale=pt`)
  await expect(page.getByRole('button', { name: 'Save Draft' })).toBeVisible(patience)

  page.setDefaultTimeout(patience.timeout)

  /**
   * Waits for what comes with an answer of the server. An answer that came while something was typed passes for one to that as well
   * (see docs/upstream/payload-new-rows-folded.md): what is typed next is answered again.
   */
  const come = async (awaited: Locator) => {
    await expect(async () => {
      await expect(awaited)
        .toBeVisible({ timeout: 4_000 })
        .catch(async (missing: unknown) => {
          await page.locator('#field-name').press('End')
          await page.locator('#field-name').pressSequentially(' ')
          await page.waitForTimeout(600)
          await page.locator('#field-name').press('Backspace')
          throw missing
        })
    }).toPass(patience)
  }
  /** The first that is called so; what is required has a sign behind its name. */
  const box = (place: Locator, label: string) => place.getByLabel(new RegExp(`^${label}`)).first()
  const fillIn = async (place: Locator, typed: Typed) => {
    for (const [label, value] of Object.entries(typed))
      if (value !== undefined) {
        await come(box(place, label))
        await box(place, label).fill(String(value))
      }
  }
  const choose = async (place: Locator, label: string, option: string) => {
    await place.getByRole('combobox', { name: label }).click()
    await page.getByRole('option', { name: option, exact: true }).click()
  }
  /** A day, as it is typed in English. */
  const fillDay = async (place: Locator, label: string, day: string) => {
    await box(place, label).fill(day.split('-').toReversed().join('/'))
    await box(place, label).press('Escape')
  }
  const rowsOf = (list: string) => page.locator(`[id^="${list}-row-"]`)
  const row = (list: string, place: number) => page.locator(`#${list}-row-${place}`)
  /** Presses “Add”, chooses the type of row, and waits for it. */
  const add = async (list: string, what: string, type = what) => {
    const place = await rowsOf(list).count()
    const more = page.locator(`#field-${list}`).getByRole('button', { name: `Add ${what}`, exact: true })
    await come(more)
    await more.click()
    await page.getByRole('dialog').getByRole('button', { name: type, exact: true }).click()
    await expect(row(list, place).locator('input, textarea').first()).toBeVisible(patience)
    return row(list, place)
  }
  /** The same for a list of rows that are all alike, inside a row. */
  const addInside = async (list: string) => {
    const rows = rowsOf(list)
    const place = await rows.count()
    await page
      .locator(`#field-${list.replaceAll('-', '__')}`)
      .getByRole('button', { name: 'Add row', exact: true })
      .click()
    await expect(row(list, place).locator('input, textarea').first()).toBeVisible(patience)
    return row(list, place)
  }
  const top = page.locator('body')

  const writeTable = async ({ title, periods, chart, chartLow, chartHigh, columns }: WrittenSimulator['table'][0]) => {
    const table = await add('table', 'Table of periods')
    await fillIn(table, { Title: title.pt, 'How many periods': periods })
    await choose(table, 'Chart', chartNames[chart])
    await fillIn(table, { 'Column below': chartLow, 'Column above': chartHigh })
    for (const { name, label, kind, first, expression } of columns) {
      const column = await addInside('table-0-columns')
      await fillIn(column, { 'Name in expressions': name, 'What visitors read': label.pt })
      if (kind !== 'amount') await choose(column, 'How it is written', kindNames[kind])
      await fillIn(column, { 'Before the first period': first, Expression: expression })
    }
  }
  const writeCase = async ({ name, source, day, answers, outcomes }: WrittenSimulator['cases'][0]) => {
    const golden = await add('cases', 'Golden case')
    await fillIn(golden, { Name: name, 'Where the result comes from': source })
    await fillDay(golden, 'Day on which it is asked', day)
    for (const { input, value } of answers)
      await fillIn(await addInside('cases-0-answers'), { Input: input, Typed: value })
    for (const { step, amount } of outcomes)
      await fillIn(await addInside('cases-0-outcomes'), { Step: step, Value: amount })
  }
  const write: SimulatorDesk['write'] = async (simulator) => {
    await choose(top, 'Calculation', 'Written as steps')
    await page.locator('#field-name').fill(simulator.name.pt)
    await fillIn(top, { 'Notice that it is not an offer': simulator.notice.pt })
    for (const [place, input] of simulator.inputs.entries()) {
      const typed = await add('inputs', 'Input', inputNames[input.block])
      await fillIn(typed, { 'Name in expressions': input.name, 'What visitors read': input.label.pt })
      await fillIn(typed, { 'Help below the field': input.hint?.pt })
      await fillIn(typed, { Minimum: input.min, Maximum: input.max, 'At first': input.default })
      for (const { label, value } of input.options)
        await fillIn(await addInside(`inputs-${place}-options`), { 'What visitors read': label.pt, Number: value })
    }
    for (const [place, { validFrom, source, values }] of simulator.parameters.entries()) {
      const parameters = await add('parameters', 'Values from a day on')
      await fillDay(parameters, 'In force from', validFrom)
      await fillIn(parameters, { Source: source })
      for (const { name, value } of values)
        await fillIn(await addInside(`parameters-${place}-values`), { 'Name in expressions': name, Number: value })
    }
    for (const { name, expression } of simulator.steps)
      await fillIn(await add('steps', 'Step'), { 'Name in expressions': name, Expression: expression })
    for (const table of simulator.table) await writeTable(table)
    for (const { step, label, kind, isMain } of simulator.results) {
      const result = await add('results', 'Result')
      await fillIn(result, { Step: step, 'What visitors read': label.pt })
      if (kind !== 'amount') await choose(result, 'How it is written', kindNames[kind])
      if (isMain) await result.getByLabel('Stands out').check()
    }
    for (const { step, text } of simulator.warnings)
      await fillIn(await add('warnings', 'Warning'), { Step: step, Text: text.pt })
    const main = simulator.results.flatMap(({ step, isMain }) => (isMain ? [step] : []))
    for (const { outcomes, ...golden } of simulator.cases.slice(0, 1))
      await writeCase({ ...golden, outcomes: outcomes.filter(({ step }) => main.includes(step)) })
    await saveDraft(page)
    await page.waitForURL(/\/simulators\/\d+/)
    return Number(/\/simulators\/(\d+)/.exec(page.url())?.[1])
  }
  const unfold = (list: Locator) => list.getByRole('button', { name: 'Show All' }).first().click()
  const translate: SimulatorDesk['translate'] = async (simulator) => {
    await showEnglishTexts(page)
    await expect(page.locator('#field-name')).toHaveValue('', patience)
    await page.locator('#field-name').fill(simulator.name.en)
    await fillIn(top, { 'Notice that it is not an offer': simulator.notice.en })
    for (const list of ['inputs', 'table', 'results', 'warnings'] as const)
      if (simulator[list].length > 0) await unfold(page.locator(`#field-${list}`))
    for (const [place, { label, hint, options }] of simulator.inputs.entries()) {
      await fillIn(row('inputs', place), { 'What visitors read': label.en, 'Help below the field': hint?.en })
      if (options.length > 0) await unfold(row('inputs', place))
      for (const [inside, option] of options.entries())
        await fillIn(row(`inputs-${place}-options`, inside), { 'What visitors read': option.label.en })
    }
    for (const { title, columns } of simulator.table) {
      await fillIn(row('table', 0), { Title: title.en })
      await unfold(row('table', 0))
      for (const [inside, { label }] of columns.entries())
        await fillIn(row('table-0-columns', inside), { 'What visitors read': label.en })
    }
    for (const [place, { label }] of simulator.results.entries())
      await fillIn(row('results', place), { 'What visitors read': label.en })
    for (const [place, { text }] of simulator.warnings.entries())
      await fillIn(row('warnings', place), { Text: text.en })
    await saveDraft(page)
  }
  return {
    page,
    write,
    translate,
    correct: async (place, value) => {
      await unfold(page.locator('#field-parameters'))
      await unfold(row('parameters', 0))
      await fillIn(row('parameters-0-values', place), { Number: value })
      await saveDraft(page)
    },
    verdicts: page.getByRole('region', { name: 'Golden cases at the last save' }),
  }
}
