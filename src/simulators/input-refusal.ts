import { fillPlaces } from '@/src/i18n/fill-places'
import type { Messages } from '@/src/i18n/messages'
import type { StoredInput } from '@/src/stepwise/stored'
import type { SimulatorWriter } from './simulator-writer'

/** The words of a simulator of steps in one language. Data, because the browser has no catalogue of messages. */
export type StepwiseTexts = Messages['stepwise']

/** What visitors are told at an input that says what is not allowed. */
export function inputRefusal(input: StoredInput, texts: StepwiseTexts, writer: SimulatorWriter): string {
  if (input.blockType === 'choiceInput') return fillPlaces(texts.errors.choice, { label: input.label })
  return fillPlaces(texts.errors.limits, { label: input.label, ...writeLimits(input, writer) })
}

/** The limits of an input, as people write them. */
export function writeLimits(
  { blockType, min, max }: Exclude<StoredInput, { blockType: 'choiceInput' }>,
  writer: SimulatorWriter,
): { min: string; max: string } {
  const write = (value: number) => {
    if (blockType === 'amountInput') return writer.roundMoney(value)
    return blockType === 'percentInput' ? writer.percent(value) : writer.number(String(value))
  }
  return { min: write(min), max: write(max) }
}
