import { defineBlock } from '@/src/fields/define-block'
import { linksField } from '@/src/fields/link'
import { eyebrowField, leadField, titleField } from '@/src/fields/text'

export const pageHeroConfig = defineBlock({
  slug: 'pageHero',
  interfaceName: 'PageHeroBlock',
  group: 'hero',
  label: { pt: 'Topo de página', en: 'Page top' },
  plural: { pt: 'Topos de página', en: 'Page tops' },
  fields: [
    eyebrowField(),
    titleField({ required: true }),
    leadField(),
    linksField(),
    {
      name: 'isLow',
      type: 'checkbox',
      label: { pt: 'Topo baixo, sem figura', en: 'Low, without a figure' },
      admin: {
        description: {
          pt: 'Para páginas cuja ferramenta deve ver-se no primeiro ecrã, como a pesquisa.',
          en: 'For pages whose tool should be seen on the first screen, such as the search.',
        },
      },
    },
  ],
})
