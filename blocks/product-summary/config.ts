import { defineBlock } from '@/src/fields/define-block'
import { rowsField } from '@/src/fields/rows'
import { detailField, labelField, leadField, titleField, valueField } from '@/src/fields/text'

export const productSummaryConfig = defineBlock({
  slug: 'productSummary',
  interfaceName: 'ProductSummaryBlock',
  group: 'product',
  label: { pt: 'Resumo do produto', en: 'Product summary' },
  plural: { pt: 'Resumos do produto', en: 'Product summaries' },
  fields: [
    titleField(),
    leadField(),
    rowsField({
      name: 'facts',
      label: { pt: 'Factos', en: 'Facts' },
      fields: [labelField(), valueField(), detailField()],
    }),
  ],
})
