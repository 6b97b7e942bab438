import { z } from 'zod'
import { questionParts } from '../../definition/field-parts'
import { defineField } from '../field-definition'

const field = z.object({ ...questionParts, type: z.literal('yesNo') })
export type YesNoQuestion = z.infer<typeof field>

const schema = z.strictObject({ type: z.literal('boolean') })

export const yesNoDefinition = defineField({
  field,
  toSchema: () => ({ type: 'boolean' }),
  readSchema: (value) => {
    schema.parse(value)
    return {}
  },
  toWidget: () => 'radio',
})
