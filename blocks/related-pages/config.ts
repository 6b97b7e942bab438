import { defineBlock } from '@/src/fields/define-block'
import { choiceField } from '@/src/fields/select'
import { leadField, titleField } from '@/src/fields/text'

export const relatedPagesConfig = defineBlock({
  slug: 'relatedPages',
  interfaceName: 'RelatedPagesBlock',
  group: 'list',
  label: { pt: 'Páginas relacionadas', en: 'Related pages' },
  plural: { pt: 'Páginas relacionadas', en: 'Related pages' },
  fields: [
    titleField(),
    leadField(),
    choiceField({
      name: 'related',
      label: { pt: 'Que páginas', en: 'Which pages' },
      enumName: 'RelatedPagesKind',
      choices: {
        children: { pt: 'Páginas abaixo desta', en: 'Pages below this one' },
        siblings: { pt: 'Páginas ao lado desta', en: 'Pages beside this one' },
        chosen: { pt: 'Escolhidas', en: 'Chosen' },
      },
    }),
    { name: 'pages', type: 'relationship', relationTo: 'pages', hasMany: true, label: { pt: 'Páginas', en: 'Pages' } },
  ],
})
