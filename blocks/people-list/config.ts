import { defineBlock } from '@/src/fields/define-block'
import { peopleGroupField } from '@/src/fields/people-group'
import { leadField, titleField } from '@/src/fields/text'

export const peopleListConfig = defineBlock({
  slug: 'peopleList',
  interfaceName: 'PeopleListBlock',
  group: 'list',
  label: { pt: 'Lista de pessoas', en: 'People list' },
  plural: { pt: 'Listas de pessoas', en: 'People lists' },
  fields: [titleField(), leadField(), peopleGroupField()],
})
