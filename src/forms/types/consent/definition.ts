import { z } from 'zod'
import { questionParts } from '../../definition/field-parts'
import { defineField } from '../field-definition'

/** A box to tick. Not ticked means not given: there is no answer "no" to it. */
const field = z.object({ ...questionParts, type: z.literal('consent') })
export type ConsentQuestion = z.infer<typeof field>

const schema = z.strictObject({ type: z.literal('boolean'), const: z.literal(true) })

export const consentDefinition = defineField({
  field,
  toSchema: () => ({ type: 'boolean', const: true }),
  readSchema: (value) => {
    schema.parse(value)
    return {}
  },
  toWidget: () => 'checkbox',
})
