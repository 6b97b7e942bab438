import type { Locator } from '@playwright/test'
import { Decimal } from '@/site/schemas/decimal'
import type { Locale } from '@/src/i18n/locales'
import { signsOfLanguage } from '@/src/simulators/signs-of-language'
import { createWriter } from '@/src/simulators/simulator-writer'
import { readStepwise } from './stepwise-simulators'

/** What a golden case types, and what it has to give. */
type Asked = {
  answers: readonly { input: string; value: string }[]
  outcomes: readonly { step: string; amount: number }[]
}

/** A text without what keeps its words together. */
export const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ')

/** Types a case as it is written down, by what visitors read at the fields. @param key of the simulator's file */
export async function typeCase(
  tool: Locator,
  { key, locale, golden }: { key: string; locale: Locale; golden: Pick<Asked, 'answers'> },
): Promise<void> {
  for (const input of readStepwise(key, locale).inputs) {
    const value = golden.answers.find((answer) => answer.input === input.key)?.value ?? ''
    if (input.blockType === 'choiceInput') await tool.getByLabel(input.label, { exact: true }).selectOption(value)
    else await tool.getByRole('textbox', { name: input.label, exact: true }).fill(value)
  }
}

/** What a case has to give, in the words and signs of a language. @param key of the simulator's file */
export function expectedFacts(
  key: string,
  locale: Locale,
  { outcomes }: Pick<Asked, 'outcomes'>,
): Record<string, string> {
  const { results, currency } = readStepwise(key, locale)
  const writer = createWriter(signsOfLanguage(locale), currency)
  return Object.fromEntries(
    results.flatMap(({ step, label, kind }) => {
      const outcome = outcomes.find((each) => each.step === step)
      if (!outcome) return []
      const amount = new Decimal(outcome.amount)
      return [[plain(label), plain(kind === 'percent' ? writer.percent(amount) : writer.money(amount))]]
    }),
  )
}

/** What a simulator answers: each result by its name. */
export async function readFacts(tool: Locator): Promise<Record<string, string>> {
  const rows = await tool.locator('[data-part="result"] dl > div').all()
  const read = rows.map(async (row) => [
    plain(await row.locator('dt').textContent()),
    plain(await row.locator('dd').textContent()),
  ])
  return Object.fromEntries(await Promise.all(read))
}
