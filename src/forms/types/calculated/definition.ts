import { z } from 'zod'
import { questionParts } from '../../definition/field-parts'
import { defineField } from '../field-definition'
import { calculatedUnits, isMoney } from './calculated-unit'

const calculation = {
  /** In CEL, over other answers of the form: `sum(owners.map(o, o.share))`. */
  expression: z.string().max(400),
  unit: z.enum(calculatedUnits),
  /** Places behind the decimal sign, to which the value is rounded: half of the last one away from zero. */
  decimals: z.int().min(0).max(6),
}

/** What nobody types: the server works it out from the other answers, and pages show it. */
const field = z.object({
  ...questionParts,
  type: z.literal('calculated'),
  // Nobody can be asked to answer it.
  required: z
    .boolean()
    .default(false)
    .transform((): boolean => false),
  expression: calculation.expression.default(''),
  unit: calculation.unit.default('number'),
  decimals: calculation.decimals.default(2),
})
export type CalculatedQuestion = z.infer<typeof field>

const schema = z.looseObject({ 'x-calculated': z.strictObject(calculation) })

export const calculatedDefinition = defineField({
  field,
  // Money is counted in hundredths, like amounts that are typed.
  toSchema: ({ expression, unit, decimals }) => ({
    ...(isMoney(unit) ? { type: 'integer', 'x-currency': unit } : { type: 'number' }),
    'x-calculated': { expression, unit, decimals },
  }),
  readSchema: (value) => schema.parse(value)['x-calculated'],
  toWidget: () => 'calculated',
})
