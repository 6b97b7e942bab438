import type { Block } from 'payload'
import type { StaffText } from '@/src/i18n/staff-text'

/**
 * How the rows of a list of the simulators are called in the studio: by what they say, beside what blocks of their type are called. The
 * blocks of these lists are in no list of all blocks, so that their label must be handed over.
 *
 * @param label of one of them.
 */
export const rowAdmin = (label: StaffText): NonNullable<Block['admin']> => ({
  disableBlockName: true,
  components: { Label: { path: '/studio/rows/BlockName.client#BlockName', clientProps: { label } } },
})
