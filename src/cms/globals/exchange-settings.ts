import type { GlobalConfig } from 'payload'
import staffTexts from '@/messages/staff/cms/globals.json' with { type: 'json' }
import { isHolidayText } from '@/site/schemas/exchange-rates/business-days'
import { adminText } from '@/src/fields/admin-text'
import { choiceField } from '@/src/fields/select'
import { recordGlobalChange } from '../feed/record-publication'
import { checkedGlobal, publishedGlobalHooks } from './published-global'

/** What holds for all exchange rates: whose are shown, how far they may move, and how long they count. */
export const exchangeSettings: GlobalConfig = {
  slug: 'exchange-settings',
  label: staffTexts.exchangeSettings.label,
  graphQL: { name: 'ExchangeSettings' },
  admin: { group: staffTexts.exchangeSettings.group },
  ...checkedGlobal,
  hooks: { ...publishedGlobalHooks, afterChange: [recordGlobalChange('ExchangeSettings')] },
  fields: [
    choiceField({
      name: 'shownSource',
      label: staffTexts.exchangeSettings.shownSource.label,
      enumName: 'ShownRatesSource',
      required: true,
      defaultValue: 'newest',
      choices: staffTexts.exchangeSettings.shownSource.choices,
    }),
    {
      name: 'mostPercent',
      type: 'number',
      required: true,
      defaultValue: 5,
      min: 0.1,
      max: 100,
      label: staffTexts.exchangeSettings.mostPercent.label,
      admin: {
        description: staffTexts.exchangeSettings.mostPercent.description,
      },
    },
    {
      name: 'businessDays',
      type: 'number',
      required: true,
      defaultValue: 3,
      min: 1,
      max: 60,
      label: staffTexts.exchangeSettings.businessDays.label,
      admin: {
        description: staffTexts.exchangeSettings.businessDays.description,
      },
    },
    {
      name: 'holidays',
      type: 'text',
      hasMany: true,
      label: staffTexts.exchangeSettings.holidays.label,
      admin: {
        description: staffTexts.exchangeSettings.holidays.description,
      },
      validate: (days: string[] | null | undefined, { req }) => {
        const wrong = days?.find((day) => !isHolidayText(day))
        if (wrong === undefined) return true
        const reason = adminText(req, staffTexts.exchangeSettings.holidays.reason)
        return `${reason}: ${wrong}`
      },
    },
  ],
}
