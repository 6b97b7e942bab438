import { defineBlock } from '@/src/fields/define-block'
import { leadField, noteField, titleField } from '@/src/fields/text'

export const ratesTableConfig = defineBlock({
  slug: 'ratesTable',
  interfaceName: 'RatesTableBlock',
  group: 'tool',
  label: { pt: 'Câmbios', en: 'Exchange rates' },
  plural: { pt: 'Câmbios', en: 'Exchange rates' },
  fields: [
    titleField(),
    leadField(),
    {
      name: 'hasConverter',
      type: 'checkbox',
      label: { pt: 'Mostrar o conversor', en: 'Show the converter' },
      admin: {
        description: {
          pt: 'Converte à taxa média entre compra e venda dos câmbios publicados.',
          en: 'Converts at the average of buy and sell of the published rates.',
        },
      },
    },
    noteField(),
  ],
})
