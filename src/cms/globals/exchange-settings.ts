import type { GlobalConfig } from 'payload'
import { isHolidayText } from '@/schemas/exchange-rates/business-days'
import { adminText } from '@/src/fields/admin-text'
import { choiceField } from '@/src/fields/select'
import { recordGlobalChange } from '../hooks/record-publication'
import { checkedGlobal, publishedGlobalHooks } from './published-global'

/** What holds for all exchange rates: whose are shown, how far they may move, and how long they count. */
export const exchangeSettings: GlobalConfig = {
  slug: 'exchange-settings',
  label: { pt: 'Definições dos câmbios', en: 'Exchange rate settings' },
  graphQL: { name: 'ExchangeSettings' },
  admin: { group: { pt: 'Administração', en: 'Administration' } },
  ...checkedGlobal,
  hooks: { ...publishedGlobalHooks, afterChange: [recordGlobalChange('ExchangeSettings')] },
  fields: [
    choiceField({
      name: 'shownSource',
      label: { pt: 'Câmbios que aparecem no sítio', en: 'Rates that the site shows' },
      enumName: 'ShownRatesSource',
      required: true,
      defaultValue: 'newest',
      choices: {
        newest: {
          pt: 'Os mais recentes; no mesmo dia, os do banco',
          en: "The newest; of the same day, the bank's own",
        },
        bank: { pt: 'Só os do banco', en: "The bank's own only" },
        bna: { pt: 'Só os de referência do BNA', en: 'Reference rates of the BNA only' },
      },
    }),
    {
      name: 'mostPercent',
      type: 'number',
      required: true,
      defaultValue: 5,
      min: 0.1,
      max: 100,
      label: { pt: 'Variação plausível, em %', en: 'Plausible move, in %' },
      admin: {
        description: {
          pt: 'Um câmbio que se afasta mais do que isto do anterior espera por aprovação.',
          en: 'A rate that is further than this from the last one waits for approval.',
        },
      },
    },
    {
      name: 'businessDays',
      type: 'number',
      required: true,
      defaultValue: 3,
      min: 1,
      max: 60,
      label: { pt: 'Validade, em dias úteis', en: 'Counts for, in business days' },
      admin: {
        description: {
          pt: 'Depois disso o conversor pára, e a tabela diz que os câmbios são antigos.',
          en: 'After that the converter stops, and the table says that the rates are old.',
        },
      },
    },
    {
      name: 'holidays',
      type: 'text',
      hasMany: true,
      label: { pt: 'Feriados', en: 'Holidays' },
      admin: {
        description: {
          pt: 'Mês e dia para todos os anos (11-11), ou ano, mês e dia para um só (2027-03-26).',
          en: 'Month and day for every year (11-11), or year, month and day for one (2027-03-26).',
        },
      },
      validate: (days: string[] | null | undefined, { req }) => {
        const wrong = days?.find((day) => !isHolidayText(day))
        if (wrong === undefined) return true
        const reason = adminText(req, {
          pt: 'Não é um dia como 11-11 ou 2027-03-26',
          en: 'Not a day such as 11-11 or 2027-03-26',
        })
        return `${reason}: ${wrong}`
      },
    },
  ],
}
