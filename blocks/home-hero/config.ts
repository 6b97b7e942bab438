import { defineBlock } from '@/src/fields/define-block'
import { iconField } from '@/src/fields/icon'
import { linkField, linksField } from '@/src/fields/link'
import { rowsField } from '@/src/fields/rows'
import { eyebrowField, leadField, titleField } from '@/src/fields/text'

export const homeHeroConfig = defineBlock({
  slug: 'homeHero',
  interfaceName: 'HomeHeroBlock',
  group: 'hero',
  label: { pt: 'Topo da página inicial', en: 'Home page top' },
  plural: { pt: 'Topos da página inicial', en: 'Home page tops' },
  fields: [
    eyebrowField(),
    titleField({ required: true }),
    leadField(),
    linksField(),
    rowsField({
      name: 'shortcuts',
      label: { pt: 'Atalhos', en: 'Shortcuts' },
      fields: [iconField(), linkField()],
    }),
  ],
})
