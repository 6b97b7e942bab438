import { cardTierField } from '@/src/fields/card-tier'
import { defineBlock } from '@/src/fields/define-block'
import { linkField } from '@/src/fields/link'
import { rowsField } from '@/src/fields/rows'
import { choiceField } from '@/src/fields/select'
import { detailField, labelField, leadField, noteField, textField, titleField } from '@/src/fields/text'

export const comparisonTableConfig = defineBlock({
  slug: 'comparisonTable',
  interfaceName: 'ComparisonTableBlock',
  group: 'product',
  label: { pt: 'Tabela comparativa', en: 'Comparison table' },
  plural: { pt: 'Tabelas comparativas', en: 'Comparison tables' },
  fields: [
    titleField(),
    leadField(),
    choiceField({
      name: 'comparisonKind',
      label: { pt: 'O que compara', en: 'What it compares' },
      enumName: 'ComparisonKind',
      choices: {
        products: { pt: 'Produtos, dois à escolha de cada vez', en: 'Products, two at a time as visitors choose' },
      },
    }),
    rowsField({
      name: 'columns',
      label: { pt: 'Colunas', en: 'Columns' },
      fields: [titleField(), cardTierField(), linkField()],
    }),
    rowsField({
      name: 'rows',
      label: { pt: 'Linhas', en: 'Rows' },
      fields: [
        labelField(),
        rowsField({
          name: 'cells',
          label: { pt: 'Células', en: 'Cells' },
          fields: [textField(), detailField()],
        }),
      ],
    }),
    noteField(),
  ],
})
