import { z } from 'zod'
import { questionParts } from '../../definition/field-parts'
import { choiceOptions, chosenSchema } from '../choice-option'
import { defineField } from '../field-definition'

/** How the options stand on the page. */
export const choiceDisplay = z.enum(['radios', 'select'])

const field = z.object({
  ...questionParts,
  type: z.literal('oneChoice'),
  options: choiceOptions,
  display: choiceDisplay.default('radios'),
})
export type OneChoiceQuestion = z.infer<typeof field>

export const oneChoiceDefinition = defineField({
  field,
  toSchema: ({ options }) => ({ type: 'string', enum: options.map(({ value }) => value) }),
  readSchema: (value) => ({ values: chosenSchema.parse(value).enum }),
  toWidget: ({ display }) => (display === 'select' ? 'select' : 'radio'),
  readWidget: (widget) => (widget === 'select' ? { display: 'select' } : {}),
})
