import type { UIField } from 'payload'

/** Nothing to fill in: ties the form to the preview beside it. */
export const previewEditingField = (): UIField => ({
  name: 'previewEditing',
  type: 'ui',
  admin: {
    components: { Field: '/studio/preview/PreviewEditing#PreviewEditing' },
    disableListColumn: true,
  },
})
