import { Decimal } from '@/site/schemas/decimal'
import { messagesByLocale } from '@/src/i18n/messages'
import { check } from '@/src/stepwise/check'
import { CannotTell } from '@/src/stepwise/code'
import { readInputs } from '@/src/stepwise/read-inputs'
import { run } from '@/src/stepwise/run'
import type { StoredStepwise } from '@/src/stepwise/stored'
import { inputRefusal } from '../input-refusal'
import { signsOfLanguage } from '../signs-of-language'
import { createWriter } from '../simulator-writer'
import { asPublished } from './as-published'
import type { Figure, FigureKind } from './figures'
import type { GoldenCase } from './golden-case'
import type { CaseOutcome } from './judge-golden-case'

/**
 * Asks a simulator of steps what a golden case asks, the way a visitor's address does, with the values of its day; or with those that the
 * case says itself.
 * @see asPublished
 */
export function judgeStepwiseCase(ours: StoredStepwise, golden: GoldenCase): CaseOutcome {
  const { asked, day, language } = golden
  const stored = asPublished(ours, golden)
  const { program } = check(stored, day)
  const isInForce = stored.parameters.length === 0 || stored.parameters.some(({ validFrom }) => validFrom <= day)
  if (!program || !isInForce) return { verdict: 'notOffered' }
  const { currency } = program
  const { values: inputs, refused } = readInputs(program.inputs, asked)
  if (!inputs) {
    const writer = createWriter(signsOfLanguage(language), currency)
    const texts = messagesByLocale[language].stepwise
    const wrong = program.inputs.filter(({ key }) => refused.includes(key))
    return {
      verdict: 'refused',
      refusals: wrong.map((input) => ({ field: input.key, message: inputRefusal(input, texts, writer) })),
    }
  }
  const kinds = new Map<string, FigureKind>(
    program.results.map(({ step, kind }) => [step, kind === 'amount' || kind === 'percent' ? kind : 'number']),
  )
  const figures = new Map<string, Figure>()
  for (const [name, value] of valuesOf())
    if (value instanceof Decimal) figures.set(name, { amount: value, kind: kinds.get(name) ?? 'number' })
  return { verdict: 'workedOut', currency, figures }

  function valuesOf() {
    try {
      return program && inputs ? run({ program, inputs, start: day }).values : new Map()
    } catch (error) {
      // Nothing can be told: every figure that was expected is missing.
      if (error instanceof CannotTell) return new Map()
      throw error
    }
  }
}
