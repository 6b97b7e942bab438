import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { readProduct, testPassword } from './product'

/** What a condition asks of an earlier field, by its English label. Without a relation it has this value. */
type WrittenTest = { field: string; is?: string; value: string }

/** What answers have to keep together, in CEL, and what is said at a field, by its key, to who breaks it. */
type WrittenRule = { expression: string; at: string; message: { pt: string; en: string } }

/** A golden case by the English labels of what it answers; with a message where it is refused, at a field by its label. */
type WrittenCase = {
  name: string
  answers: Readonly<Record<string, string>>
  refused?: { at: string; message: string }
}

/** A field as somebody of compliance writes it in the form builder. */
export type WrittenField = {
  /** The name of its type, as the list of types says it. */
  type: string
  pt: string
  en: string
  required?: boolean
  personal?: boolean
  /** A list that somebody has already: Portuguese and English, one option a line. */
  options?: string
  hint?: { pt: string; en: string }
  /** Boxes of its rules, by their labels. */
  rules?: Readonly<Record<string, string>>
  /** What is chosen for its rules, by their labels and those of the choices. */
  choices?: Readonly<Record<string, string>>
  /** Shown when all of these hold. */
  when?: readonly WrittenTest[]
  /** The group that holds it, by its English label. */
  into?: string
}

/** The form builder in the window of somebody of compliance, in English. */
export type FormDesk = {
  page: Page
  /** Begins a form and saves it with nothing in it. @returns its number */
  begin: (key: string, name: string, title: { pt: string; en: string }) => Promise<number>
  add: (field: WrittenField) => Promise<Locator>
  /** Takes a group from the library, by its name there, and calls it so. @returns its row */
  addFromLibrary: (group: string, label: { pt: string; en: string }) => Promise<Locator>
  addRule: (rule: WrittenRule) => Promise<void>
  /** Writes a golden case. @returns where it stands, with what becomes of it */
  addCase: (golden: WrittenCase) => Promise<Locator>
  /** Shows one part of the builder. */
  show: (part: 'Fields' | 'Texts' | 'Rules' | 'Golden cases' | 'Review and publication') => Promise<void>
  save: () => Promise<void>
  propose: (reason: string) => Promise<void>
  /** What a person would have done so far: characters typed, and buttons, boxes and choices used. */
  effort: () => Promise<{ characters: number; presses: number }>
}

/** Logs somebody of compliance in and opens what they write forms with. */
export async function openFormDesk(browser: Browser): Promise<FormDesk> {
  const { cms } = readProduct()
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1440, height: 1000 } })
  const page = await context.newPage()
  await page.addInitScript(() => {
    const add = (name: string, more: number) =>
      sessionStorage.setItem(name, String(Number(sessionStorage.getItem(name) ?? 0) + more))
    const isText = (target: EventTarget | null) =>
      target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'checkbox')
    document.addEventListener(
      'input',
      ({ target }) => {
        if (target instanceof HTMLSelectElement) add('presses', 1)
        else if (isText(target) && target && 'value' in target) add('characters', String(target.value).length)
      },
      true,
    )
    document.addEventListener('click', () => add('presses', 1), true)
  })
  await page.goto(`${cms}/admin/login`)
  await page.locator('input[name=email]').fill('compliance@bcs.example')
  await page.locator('input[name=password]').fill(testPassword)
  await page.locator('button[type=submit]').click()
  await expect(page).toHaveURL(`${cms}/admin`)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const saved = page.getByText('successfully', { exact: false })
  const save = async () => {
    // What was said of an earlier time may still stand there. It is said anew when the editor holds what the server kept.
    // What is said stays while the pointer is on it.
    await page.mouse.move(0, 0)
    await expect(saved).toHaveCount(0)
    const kept = page.waitForResponse(
      (answer) => answer.url().includes('/api/forms') && ['PATCH', 'POST'].includes(answer.request().method()),
    )
    await press('Save')
    expect((await kept).ok()).toBe(true)
    await expect(saved.first()).toBeVisible()
  }
  const last = (name: string) => page.getByRole('list', { name, exact: true }).locator(':scope > li').last()
  const kinds = page.locator('ul[id$="-kinds"]')
  const addTest = async (row: Locator, { field, is, value }: WrittenTest, number: number) => {
    await row.getByRole('button', { name: 'Add condition' }).click()
    const test = row.getByRole('group', { name: `Condition ${number}`, exact: true })
    await test.getByLabel('Field', { exact: true }).selectOption({ label: field })
    if (is) await test.getByLabel('Relation', { exact: true }).selectOption({ label: is })
    const box = test.getByLabel('Value', { exact: true })
    if ((await box.evaluate(({ tagName }) => tagName)) === 'SELECT') await box.selectOption(value)
    else await box.fill(value)
  }
  return {
    page,
    begin: async (key, name, title) => {
      await page.goto(`${cms}/admin/collections/forms/create`)
      await page.locator('#field-name').fill(name)
      await page.locator('#field-key').fill(key)
      await save()
      await page.waitForURL(/\/forms\/\d+/)
      await press('Texts')
      await fillPair(page.getByRole('group', { name: 'Title of the form' }), title)
      await press('Fields')
      return Number(/\/forms\/(\d+)/.exec(page.url())?.[1])
    },
    add: async ({ type, pt, en, hint, required, personal, options, rules = {}, choices = {}, when = [], into }) => {
      await press(into ? `Add field to “${into}”` : 'Add field')
      await kinds.getByRole('button', { name: new RegExp(`^${type} `) }).click()
      const row = last(into ? `Fields of “${into}”` : 'Fields of the form')
      await fillPair(row.getByRole('group', { name: /^(Label|Heading|Text)$/ }).first(), { pt, en })
      if (hint) await fillPair(row.getByRole('group', { name: 'Hint', exact: true }).first(), hint)
      if (required) await row.getByLabel('An answer is required').check()
      if (personal) await row.getByLabel(/^Personal data/).check()
      for (const [label, value] of Object.entries(rules)) await row.getByLabel(label, { exact: true }).fill(value)
      for (const [label, chosen] of Object.entries(choices))
        await row.getByLabel(label, { exact: true }).selectOption({ label: chosen })
      if (options) {
        await row.locator('summary').filter({ hasText: 'Paste a list' }).click()
        await row.getByLabel('One option a line').fill(options)
        await row.getByRole('button', { name: 'Add these options' }).click()
      }
      for (const [place, test] of when.entries()) await addTest(row, test, place + 1)
      return row
    },
    addFromLibrary: async (group, label) => {
      await press('Add from the library')
      await kinds.getByRole('button', { name: new RegExp(`^${group} `) }).click()
      const row = last('Fields of the form')
      await fillPair(row.getByRole('group', { name: 'Label', exact: true }).first(), label)
      return row
    },
    addRule: async ({ expression, at, message }) => {
      await press('Rules')
      await press('Add rule')
      const rule = page.getByRole('group', { name: /^Rule \d+$/ }).last()
      await rule.getByLabel('It is kept when').fill(expression)
      await fillPair(rule.getByRole('group', { name: 'What is said to who breaks it' }), message)
      await rule.getByLabel('Where the message stands').selectOption(at)
    },
    addCase: async ({ name, answers, refused }) => {
      await press('Golden cases')
      await press('Add case')
      const golden = page.getByRole('group', { name: /^Case \d+$/ }).last()
      await golden.getByLabel('Name', { exact: true }).fill(name)
      for (const [place, [label, value]] of Object.entries(answers).entries()) {
        await golden.getByRole('button', { name: 'Add answer' }).click()
        await golden.getByLabel(`Question ${place + 1}`, { exact: true }).selectOption({ label })
        await golden.getByLabel(`Answer ${place + 1}`, { exact: true }).fill(value)
      }
      if (!refused) return golden
      await golden.getByLabel('What has to become of it').selectOption({ label: 'It is refused' })
      await golden.getByLabel('At which field').selectOption({ label: refused.at })
      await golden.getByLabel('With which message').fill(refused.message)
      return golden
    },
    show: press,
    save,
    propose: async (reason) => {
      await press('Review and publication')
      await expect(page.getByText('Nothing stands in the way of publishing.')).toBeVisible()
      await page.getByLabel('Reason').first().fill(reason)
      await press('Propose to publish')
      await expect(page.getByText('Whoever proposes does not approve')).toBeVisible()
    },
    effort: () =>
      page.evaluate(() => {
        const counted = (name: string) => Number(sessionStorage.getItem(name) ?? 0)
        return { characters: counted('characters'), presses: counted('presses') }
      }),
  }
}

/** A text in both languages. */
export async function fillPair(box: Locator, { pt, en }: { pt: string; en: string }): Promise<void> {
  await box.getByLabel('in Portuguese').fill(pt)
  await box.getByLabel('in English').fill(en)
}
