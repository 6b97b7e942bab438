import type { DateField, Field, SanitizedConfig } from 'payload'

type Picker = NonNullable<NonNullable<NonNullable<DateField['admin']>['date']>['pickerAppearance']>

/** How forms and lists write what a picker gives. Payload writes a day without its year, and a moment as in America. */
const formats: Record<Picker, string> = {
  dayOnly: 'dd/MM/yyyy',
  monthOnly: 'MM/yyyy',
  timeOnly: 'HH:mm',
  dayAndTime: 'dd/MM/yyyy HH:mm',
  default: 'dd/MM/yyyy HH:mm',
}

/** The field that has the clock of the country. */
const momentField = '/studio/dates/MomentField.client#MomentField'

/** Writes every date of the CMS whole, as people here do, wherever a field does not say otherwise. On the finished configuration. */
export function withWholeDates(config: SanitizedConfig): SanitizedConfig {
  for (const { fields } of [...config.collections, ...config.globals, ...(config.blocks ?? [])]) writeWhole(fields)
  return config
}

function writeWhole(fields: readonly Field[]): void {
  for (const field of fields) {
    if (field.type === 'date') {
      // What says nothing of its picker is a moment: Payload's own choice would make noon of its hour.
      const { pickerAppearance = 'dayAndTime', ...date } = field.admin?.date ?? {}
      const { hidden = false, components = {} } = field.admin ?? {}
      const isMoment = pickerAppearance === 'dayAndTime' && !hidden
      Object.assign(field, {
        admin: {
          ...field.admin,
          components: isMoment ? { Field: momentField, ...components } : components,
          date: { displayFormat: formats[pickerAppearance], pickerAppearance, ...date },
        },
      })
    }
    if ('fields' in field) writeWhole(field.fields)
    if ('tabs' in field) for (const tab of field.tabs) writeWhole(tab.fields)
    if ('blocks' in field) for (const block of field.blocks) writeWhole(block.fields)
  }
}
