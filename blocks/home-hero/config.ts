import { defineBlock } from '@/src/cms/fields/define-block'
import { iconField } from '@/src/cms/fields/icon'
import { linkField, linksField } from '@/src/cms/fields/link'
import { rowsField } from '@/src/cms/fields/rows'
import { eyebrowField, leadField, titleField } from '@/src/cms/fields/text'

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
