import { defineBlock } from '@/src/cms/fields/define-block'
import { rowsField } from '@/src/cms/fields/rows'
import { choiceField } from '@/src/cms/fields/select'
import { leadField, noteField, titleField } from '@/src/cms/fields/text'

export const ratesTableConfig = defineBlock({
  slug: 'ratesTable',
  interfaceName: 'RatesTableBlock',
  group: 'tool',
  label: { pt: 'Câmbios', en: 'Exchange rates' },
  plural: { pt: 'Câmbios', en: 'Exchange rates' },
  fields: [
    titleField(),
    leadField(),
    { name: 'asOf', type: 'date', label: { pt: 'Data', en: 'Date' }, admin: { date: { pickerAppearance: 'dayOnly' } } },
    rowsField({
      name: 'rates',
      label: { pt: 'Câmbios', en: 'Rates' },
      fields: [
        choiceField({
          name: 'currencyCode',
          label: { pt: 'Moeda', en: 'Currency' },
          enumName: 'CurrencyCode',
          choices: {
            USD: { pt: 'Dólar', en: 'Dollar' },
            EUR: { pt: 'Euro', en: 'Euro' },
            ZAR: { pt: 'Rand', en: 'Rand' },
            GBP: { pt: 'Libra', en: 'Pound' },
          },
        }),
        { name: 'buy', type: 'text', label: { pt: 'Compra', en: 'Buy' } },
        { name: 'sell', type: 'text', label: { pt: 'Venda', en: 'Sell' } },
      ],
    }),
    noteField(),
  ],
})
