import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { readProduct, testPassword } from './product'

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
  /** Boxes of its rules, by their labels. */
  rules?: Readonly<Record<string, string>>
  /** Shown when an earlier field, by its English label, has this stored value. */
  when?: { field: string; value: string }
  /** The group that holds it, by its English label. */
  into?: string
}

/** The form builder in the window of somebody of compliance, in English. */
export type FormDesk = {
  page: Page
  /** Begins a form and saves it with nothing in it. @returns its number */
  begin: (key: string, name: string, title: { pt: string; en: string }) => Promise<number>
  add: (field: WrittenField) => Promise<Locator>
  save: () => Promise<void>
  propose: (reason: string) => Promise<void>
}

/** Logs somebody of compliance in and opens what they write forms with. */
export async function openFormDesk(browser: Browser): Promise<FormDesk> {
  const { cms } = readProduct()
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1440, height: 1000 } })
  const page = await context.newPage()
  await page.goto(`${cms}/admin/login`)
  await page.locator('input[name=email]').fill('compliance@bcs.example')
  await page.locator('input[name=password]').fill(testPassword)
  await page.locator('button[type=submit]').click()
  await expect(page).toHaveURL(`${cms}/admin`)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const save = async () => {
    await press('Save')
    await expect(page.getByText('successfully', { exact: false }).first()).toBeVisible()
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
    add: async ({ type, pt, en, required, personal, options, rules = {}, when, into }) => {
      await press(into ? `Add field to “${into}”` : 'Add field')
      await page
        .locator('ul[id$="-kinds"]')
        .getByRole('button', { name: new RegExp(`^${type} `) })
        .click()
      const list = page.getByRole('list', { name: into ? `Fields of “${into}”` : 'Fields of the form', exact: true })
      const row = list.locator(':scope > li').last()
      await fillPair(row.getByRole('group', { name: /^(Label|Heading|Text)$/ }).first(), { pt, en })
      if (required) await row.getByLabel('An answer is required').check()
      if (personal) await row.getByLabel(/^Personal data/).check()
      for (const [label, value] of Object.entries(rules)) await row.getByLabel(label, { exact: true }).fill(value)
      if (options) {
        await row.locator('summary').filter({ hasText: 'Paste a list' }).click()
        await row.getByLabel('One option a line').fill(options)
        await row.getByRole('button', { name: 'Add these options' }).click()
      }
      if (when) {
        await row.getByRole('button', { name: 'Add condition' }).click()
        await row.getByLabel('Field', { exact: true }).selectOption({ label: when.field })
        await row.getByLabel('Value', { exact: true }).selectOption(when.value)
      }
      return row
    },
    save,
    propose: async (reason) => {
      await press('Review and publication')
      await expect(page.getByText('Nothing stands in the way of publishing.')).toBeVisible()
      await page.getByLabel('Reason').first().fill(reason)
      await press('Propose to publish')
      await expect(page.getByText('Whoever proposes does not approve')).toBeVisible()
    },
  }
}

/** A text in both languages. */
export async function fillPair(box: Locator, { pt, en }: { pt: string; en: string }): Promise<void> {
  await box.getByLabel('in Portuguese').fill(pt)
  await box.getByLabel('in English').fill(en)
}
