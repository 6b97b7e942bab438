import { defineBlock } from '@/src/fields/define-block'
import { linksField } from '@/src/fields/link'
import { rowsField } from '@/src/fields/rows'
import { detailField, labelField, leadField, noteField, titleField, valueField } from '@/src/fields/text'

export const priceTableConfig = defineBlock({
  slug: 'priceTable',
  interfaceName: 'PriceTableBlock',
  group: 'product',
  label: { pt: 'Tabela de preços', en: 'Price table' },
  plural: { pt: 'Tabelas de preços', en: 'Price tables' },
  fields: [
    titleField(),
    leadField(),
    rowsField({
      name: 'priceGroups',
      label: { pt: 'Grupos', en: 'Groups' },
      fields: [
        titleField(),
        rowsField({
          name: 'prices',
          label: { pt: 'Preços', en: 'Prices' },
          fields: [labelField(), valueField(), detailField()],
        }),
      ],
    }),
    noteField(),
    linksField(),
  ],
})
