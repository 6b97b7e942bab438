import { fillPlaces } from '@/src/i18n/fill-places'
import { inputRefusal, writeLimits } from '@/src/simulators/input-refusal'
import type { SimulatorWriter } from '@/src/simulators/simulator-writer'
import { firstText, readInputs } from '@/src/stepwise/read-inputs'
import type { StoredInput } from '@/src/stepwise/stored'
import type { FormField, Slider } from './form-field'
import { parameterOf } from './read-stepwise-query'
import type { StepwiseProps } from './stepwise-props'

type Options = Pick<StepwiseProps, 'program' | 'texts'> & {
  /** What stands in the inputs, by their names. */
  typed: Readonly<Record<string, string>>
  /** The names of inputs that say something impossible. */
  wrong: readonly string[]
  writer: SimulatorWriter
}

/** The form of a simulator of steps with what was typed, and what is wrong beside it. */
export function toStepwiseForm({ program, texts, typed, wrong, writer }: Options): FormField[] {
  return program.inputs.map((input, place) => {
    const { key, label } = input
    const text = typed[key] ?? ''
    const isFirst = input.blockType !== 'choiceInput' && input.blockType !== 'countInput' && text === firstText(input)
    return {
      name: parameterOf(place),
      label,
      hint: toHint(input, texts, writer),
      value: isFirst ? writer.number(text) : text,
      error: wrong.includes(key) ? inputRefusal(input, texts, writer) : null,
      choices:
        input.blockType === 'choiceInput'
          ? input.options.map((option) => ({ value: String(option.value), label: option.label }))
          : undefined,
      slider: toSlider(input, text, writer),
    }
  })
}

function toHint(input: StoredInput, texts: StepwiseProps['texts'], writer: SimulatorWriter): string | null {
  const limits = input.blockType === 'choiceInput' ? '' : fillPlaces(texts.limits, writeLimits(input, writer))
  return [input.hint, limits].filter(Boolean).join(' ') || null
}

/** Amounts and whole numbers can be slid. An amount moves so that its limits and its first value are met. */
function toSlider(input: StoredInput, text: string, writer: SimulatorWriter): Slider | undefined {
  if (input.blockType === 'choiceInput' || input.blockType === 'percentInput') return undefined
  const { key, min, max, blockType } = input
  const isAmount = blockType === 'amountInput'
  const value = readInputs([input], { [key]: text }).values?.[key]?.toNumber() ?? input.default
  return {
    min,
    max,
    step: isAmount ? [max, input.default].reduce(commonPart, min) || 1 : 1,
    value,
    text: isAmount ? writer.roundMoney(value) : writer.number(String(value)),
  }
}

/** The greatest number that both are whole times of. */
function commonPart(one: number, other: number): number {
  return other === 0 ? one : commonPart(other, one % other)
}
