import type { Block, GroupField, TextField, TextFieldSingleValidation } from 'payload'
import { adminText } from '@/src/fields/admin-text'
import type { Bilingual } from '@/src/fields/bilingual'
import { lineField } from '@/src/fields/text'
import { parseHours } from '@/src/map/opening-hours/parse-hours'
import type { DayKind } from '@/src/map/opening-hours/week'

const dayNames: Readonly<Record<DayKind, Bilingual>> = {
  monday: { pt: 'Segunda-feira', en: 'Monday' },
  tuesday: { pt: 'Terça-feira', en: 'Tuesday' },
  wednesday: { pt: 'Quarta-feira', en: 'Wednesday' },
  thursday: { pt: 'Quinta-feira', en: 'Thursday' },
  friday: { pt: 'Sexta-feira', en: 'Friday' },
  saturday: { pt: 'Sábado', en: 'Saturday' },
  sunday: { pt: 'Domingo', en: 'Sunday' },
  publicHolidays: { pt: 'Feriados nacionais', en: 'Public holidays' },
}

const howToWrite: Bilingual = {
  pt: 'Como 08:00-15:30, ou 08:00-12:00, 13:00-15:30. 24h para todo o dia. Vazio: encerrado.',
  en: 'As 08:00-15:30, or 08:00-12:00, 13:00-15:30. 24h for all day. Empty: closed.',
}

/** Refuses hours that nobody could read, in the language of whoever types them. */
const refuseUnreadableHours: TextFieldSingleValidation = (value, { req }) =>
  parseHours(value ?? '')
    ? true
    : adminText(req, {
        pt: `Não é possível ler este horário, ou os tempos sobrepõem-se. ${howToWrite.pt}`,
        en: `These hours cannot be read, or run into each other. ${howToWrite.en}`,
      })

const hoursOfDay = (name: string, label: Bilingual): TextField => ({
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
  label: { pt: 'Horário', en: 'Opening hours' },
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
  labels: {
    singular: { pt: 'Dias diferentes', en: 'Different days' },
    plural: { pt: 'Dias diferentes', en: 'Different days' },
  },
  admin: { disableBlockName: true },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'from',
          type: 'date',
          required: true,
          label: { pt: 'Do dia', en: 'From day' },
          admin: { date: { pickerAppearance: 'dayOnly' } },
        },
        {
          name: 'to',
          type: 'date',
          label: { pt: 'até ao dia (inclusive)', en: 'to day (inclusive)' },
          admin: { date: { pickerAppearance: 'dayOnly' } },
        },
      ],
    },
    {
      ...hoursOfDay('hours', { pt: 'Horário nesses dias', en: 'Hours on these days' }),
      admin: { description: howToWrite },
    },
    lineField({ name: 'reason', label: { pt: 'Motivo', en: 'Reason' } }),
  ],
}
