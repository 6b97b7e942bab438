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

/** Where a moment is picked by the clocks of the country. Payload's picker goes by the browser's; a day has no clock. */
const momentField = '/studio/moments/MomentField.client#MomentField'

/**
 * Writes every date of the CMS whole, as people here do, wherever a field does not say otherwise, and has moments picked by one clock. On
 * the finished configuration.
 */
export function withWholeDates(config: SanitizedConfig): SanitizedConfig {
  for (const { fields } of [...config.collections, ...config.globals, ...(config.blocks ?? [])]) writeWhole(fields)
  return config
}

function writeWhole(fields: readonly Field[]): void {
  for (const field of fields) {
    if (field.type === 'date') {
      const { pickerAppearance = 'default', ...date } = field.admin?.date ?? {}
      Object.assign(field, {
        admin: {
          ...field.admin,
          date: { displayFormat: formats[pickerAppearance], pickerAppearance, ...date },
          ...(hasClock(pickerAppearance) ? { components: { Field: momentField, ...field.admin?.components } } : {}),
        },
      })
    }
    if ('fields' in field) writeWhole(field.fields)
    if ('tabs' in field) for (const tab of field.tabs) writeWhole(tab.fields)
    if ('blocks' in field) for (const block of field.blocks) writeWhole(block.fields)
  }
}

/** Whether a picker shows the time of the day. */
function hasClock(picker: Picker): boolean {
  return picker === 'dayAndTime' || picker === 'default'
}
