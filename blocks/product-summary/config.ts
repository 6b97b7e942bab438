import { defineBlock } from '@/src/cms/fields/define-block'
import { rowsField } from '@/src/cms/fields/rows'
import { detailField, labelField, leadField, titleField, valueField } from '@/src/cms/fields/text'

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
