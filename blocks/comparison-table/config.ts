import { defineBlock } from '@/src/fields/define-block'
import { rowsField } from '@/src/fields/rows'
import { labelField, leadField, noteField, textField, titleField } from '@/src/fields/text'

export const comparisonTableConfig = defineBlock({
  slug: 'comparisonTable',
  interfaceName: 'ComparisonTableBlock',
  group: 'product',
  label: { pt: 'Tabela comparativa', en: 'Comparison table' },
  plural: { pt: 'Tabelas comparativas', en: 'Comparison tables' },
  fields: [
    titleField(),
    leadField(),
    rowsField({
      name: 'columns',
      label: { pt: 'Colunas', en: 'Columns' },
      fields: [titleField()],
    }),
    rowsField({
      name: 'rows',
      label: { pt: 'Linhas', en: 'Rows' },
      fields: [
        labelField(),
        rowsField({
          name: 'cells',
          label: { pt: 'Células', en: 'Cells' },
          fields: [textField()],
        }),
      ],
    }),
    noteField(),
  ],
})
