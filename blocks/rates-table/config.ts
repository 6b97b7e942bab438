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
    {
      name: 'hasConverter',
      type: 'checkbox',
      label: { pt: 'Mostrar o conversor', en: 'Show the converter' },
      admin: {
        description: {
          pt: 'Converte à taxa média entre compra e venda. Uma moeda sem as duas fica de fora.',
          en: 'Converts at the average of buy and sell. A currency without both is left out.',
        },
      },
    },
    noteField(),
  ],
})
