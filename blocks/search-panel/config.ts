import { defineBlock } from '@/src/fields/define-block'
import { leadField, titleField } from '@/src/fields/text'

export const searchPanelConfig = defineBlock({
  slug: 'searchPanel',
  interfaceName: 'SearchPanelBlock',
  group: 'tool',
  label: { pt: 'Pesquisa', en: 'Search' },
  plural: { pt: 'Pesquisas', en: 'Search panels' },
  fields: [titleField(), leadField()],
})
