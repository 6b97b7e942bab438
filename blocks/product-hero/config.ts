import { defineBlock } from '@/src/fields/define-block'
import { linksField } from '@/src/fields/link'
import { phoneScreensField } from '@/src/fields/phone-screens'
import { rowsField } from '@/src/fields/rows'
import { eyebrowField, labelField, leadField, titleField, valueField } from '@/src/fields/text'

export const productHeroConfig = defineBlock({
  slug: 'productHero',
  interfaceName: 'ProductHeroBlock',
  group: 'hero',
  label: { pt: 'Topo de produto', en: 'Product page top' },
  plural: { pt: 'Topos de produto', en: 'Product page tops' },
  fields: [
    eyebrowField(),
    titleField({ required: true }),
    leadField(),
    linksField(),
    rowsField({
      name: 'highlights',
      label: { pt: 'Destaques', en: 'Highlights' },
      fields: [valueField(), labelField()],
    }),
    phoneScreensField({ maxRows: 1 }),
  ],
})
