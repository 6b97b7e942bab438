import staffTexts from '@/messages/staff/cms/shared-blocks.json' with { type: 'json' }
import { type ConfiguredBlock, defineBlock } from '@/src/fields/define-block'

const { admin, ...block } = defineBlock({
  slug: 'sharedBlock',
  interfaceName: 'SharedBlockBlock',
  group: 'text',
  label: staffTexts.sharedBlockConfig.sharedBlock.label,
  plural: staffTexts.sharedBlockConfig.sharedBlock.plural,
  fields: [
    {
      name: 'shared',
      type: 'relationship',
      relationTo: 'shared-blocks',
      label: staffTexts.sharedBlockConfig.sharedBlock.shared.label,
      admin: {
        description: staffTexts.sharedBlockConfig.sharedBlock.shared.description,
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
  admin: {
    group: admin.group,
    disableBlockName: true,
    components: { Label: '/studio/rows/BlockName.client#BlockName' },
  },
}
