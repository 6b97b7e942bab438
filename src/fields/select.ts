import type { SelectField } from 'payload'
import type { StaffText } from '@/src/i18n/staff-text'

type Choices = Readonly<Record<string, StaffText>>

type ChoiceOptions = {
  name: string
  label: StaffText
  /** Name of the GraphQL enum. The same choice in two blocks must share it, or the page query is invalid. */
  enumName: string
  choices: Choices
  hasMany?: boolean
  required?: boolean
  defaultValue?: string
}

/** A choice from a fixed list. Stored as its key; labels are for editors only. */
export function choiceField({
  name,
  label,
  enumName,
  choices,
  hasMany,
  required,
  defaultValue,
}: ChoiceOptions): SelectField {
  const options = Object.entries(choices).map(([value, optionLabel]) => ({ value, label: optionLabel }))
  const shared = {
    name,
    type: 'select' as const,
    label,
    interfaceName: enumName,
    options,
    ...(required ? { required } : {}),
    ...(defaultValue ? { defaultValue } : {}),
  }
  return hasMany ? { ...shared, hasMany: true } : shared
}
