import { type ConfiguredBlock, defineBlock } from '@/src/fields/define-block'

const { admin, ...block } = defineBlock({
  slug: 'sharedBlock',
  interfaceName: 'SharedBlockBlock',
  group: 'text',
  label: { pt: 'Bloco partilhado', en: 'Shared block' },
  plural: { pt: 'Blocos partilhados', en: 'Shared blocks' },
  fields: [
    {
      name: 'shared',
      type: 'relationship',
      relationTo: 'shared-blocks',
      label: { pt: 'Que bloco', en: 'Which block' },
      admin: {
        description: {
          pt: 'Escreve-se uma vez, em «Blocos partilhados», e muda em todas as páginas que o usam.',
          en: 'It is written once, in “Shared blocks”, and changes on every page that uses it.',
        },
      },
    },
  ],
})

/**
 * A place on a page for a block that is kept once for many pages. It is no type of its own for visitors: what is drawn in it is
 * the block that it names.
 */
export const sharedBlockConfig: ConfiguredBlock = {
  ...block,
  // Without a picture: it looks like whatever it names.
  admin: { group: admin.group, disableBlockName: true },
}
