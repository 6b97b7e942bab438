import type { FieldBuilder } from '../field-builder'
import { choiceSetting } from '../settings'
import { calculatedUnits, isMoney } from './calculated-unit'
import type { CalculatedQuestion } from './definition'
import texts from './texts.json' with { type: 'json' }

export const calculatedBuilder: FieldBuilder<CalculatedQuestion> = {
  icon: 'calculator',
  settings: [
    {
      control: 'expression',
      part: 'expression',
      label: texts.builder.expression.label,
      hint: texts.builder.expression.hint,
      read: ({ expression }) => expression,
      write: (question, expression) => ({ ...question, expression }),
    },
    choiceSetting({
      part: 'unit',
      label: texts.builder.unit.label,
      values: calculatedUnits,
      toLabel: (unit, locale) => (isMoney(unit) ? unit : texts.builder.unit[unit][locale]),
      read: (question: CalculatedQuestion) => question.unit,
      write: (question, unit) => ({ ...question, unit }),
    }),
    {
      control: 'number',
      part: 'decimals',
      label: texts.builder.decimals.label,
      read: ({ decimals }) => decimals,
      write: (question, decimals) => ({ ...question, decimals: decimals ?? 0 }),
    },
  ],
}
