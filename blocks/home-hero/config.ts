import { defineBlock } from '@/src/fields/define-block'
import { iconField } from '@/src/fields/icon'
import { linkField, linksField } from '@/src/fields/link'
import { requireKnownProduct } from '@/src/fields/require-known-product'
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
    {
      name: 'simulator',
      type: 'relationship',
      relationTo: 'simulators',
      label: { pt: 'Simulador de crédito', en: 'Credit simulator' },
      admin: {
        description: {
          pt: 'Põe dois controlos e a prestação no topo. A primeira ligação leva à página onde o plano é calculado.',
          en: 'Puts two sliders and the instalment into the top. The first link leads to the page that works out the plan.',
        },
      },
    },
    {
      name: 'productKey',
      type: 'text',
      label: { pt: 'Produto do simulador', en: 'Product of the simulator' },
      admin: {
        description: {
          pt: 'A chave de um produto do simulador. Vazio: o primeiro.',
          en: 'The key of a product of the simulator. Empty: the first.',
        },
      },
      validate: requireKnownProduct,
    },
    rowsField({
      name: 'shortcuts',
      label: { pt: 'Atalhos', en: 'Shortcuts' },
      fields: [iconField(), linkField()],
    }),
  ],
})
