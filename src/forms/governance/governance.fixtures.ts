import type { z } from 'zod'
import type { field } from '../definition/field'
import { type FormDefinition, parseFormDefinition } from '../definition/form-definition'

type FieldInput = z.input<typeof field>

/** Texts in both languages that say which is which. */
export const both = (text: string) => ({ pt: `${text} (pt)`, en: `${text} (en)` })

/** A form with these fields, complete in its own texts. */
export function formOf(...fields: FieldInput[]): FormDefinition {
  return parseFormDefinition({ key: 'example', title: both('Example'), fields })
}

export const reply = { key: 'reply', type: 'yesNo', label: both('Reply') } as const satisfies FieldInput
export const phone = { key: 'phone', type: 'phone', label: both('Phone'), personal: true } as const satisfies FieldInput
export const colour = {
  key: 'colour',
  type: 'oneChoice',
  label: both('Colour'),
  options: [
    { value: 'red', label: both('Red') },
    { value: 'blue', label: both('Blue') },
  ],
} satisfies FieldInput
