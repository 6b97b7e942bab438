import type { Block, GroupField, TextField, TextFieldSingleValidation } from 'payload'
import staffTexts from '@/messages/staff/cms/fields.json' with { type: 'json' }
import { adminText } from '@/src/fields/admin-text'
import { lineField } from '@/src/fields/text'
import { fillText, type StaffText } from '@/src/i18n/staff-text'
import { parseHours } from '@/src/map/opening-hours/parse-hours'
import type { DayKind } from '@/src/map/opening-hours/week'

const dayNames: Readonly<Record<DayKind, StaffText>> = staffTexts.openingHours.dayNames

const howToWrite: StaffText = staffTexts.openingHours.howToWrite

/** Refuses hours that nobody could read, in the language of whoever types them. */
const refuseUnreadableHours: TextFieldSingleValidation = (value, { req }) =>
  parseHours(value ?? '') ? true : adminText(req, fillText(staffTexts.openingHours.unreadable, { howToWrite }))

const hoursOfDay = (name: string, label: StaffText): TextField => ({
  name,
  type: 'text',
  label,
  validate: refuseUnreadableHours,
})

/** When a place is open on each day of the week. Plain texts: the same in every language. */
export const openingHoursField = (): GroupField => ({
  name: 'hours',
  type: 'group',
  interfaceName: 'OpeningHoursOfWeek',
  label: staffTexts.openingHours.openingHoursField.hours.label,
  admin: { description: howToWrite },
  fields: [
    hoursOfDay('monday', dayNames.monday),
    hoursOfDay('tuesday', dayNames.tuesday),
    hoursOfDay('wednesday', dayNames.wednesday),
    hoursOfDay('thursday', dayNames.thursday),
    hoursOfDay('friday', dayNames.friday),
    hoursOfDay('saturday', dayNames.saturday),
    hoursOfDay('sunday', dayNames.sunday),
    hoursOfDay('publicHolidays', dayNames.publicHolidays),
  ],
})

/** Days on which a place keeps other hours. A block, as lists in documents with drafts are (decision 024). */
export const openingExceptionBlock: Block = {
  slug: 'openingException',
  interfaceName: 'OpeningException',
  labels: staffTexts.openingHours.openingExceptionBlock.openingException.labels,
  admin: { disableBlockName: true },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'from',
          type: 'date',
          required: true,
          label: staffTexts.openingHours.openingExceptionBlock.openingException.from.label,
          admin: { date: { pickerAppearance: 'dayOnly' } },
        },
        {
          name: 'to',
          type: 'date',
          label: staffTexts.openingHours.openingExceptionBlock.openingException.to.label,
          admin: { date: { pickerAppearance: 'dayOnly' } },
        },
      ],
    },
    {
      ...hoursOfDay('hours', staffTexts.openingHours.openingExceptionBlock.openingException.hours),
      admin: { description: howToWrite },
    },
    lineField({ name: 'reason', label: staffTexts.openingHours.openingExceptionBlock.openingException.reason.label }),
  ],
}
