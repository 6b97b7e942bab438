import { defineBlock } from '@/src/fields/define-block'
import { leadField, titleField } from '@/src/fields/text'

export const branchMapConfig = defineBlock({
  slug: 'branchMap',
  interfaceName: 'BranchMapBlock',
  group: 'tool',
  label: { pt: 'Rede de balcões', en: 'Branch network' },
  plural: { pt: 'Redes de balcões', en: 'Branch networks' },
  fields: [titleField(), leadField()],
})
