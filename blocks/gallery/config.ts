import { defineBlock } from '@/src/fields/define-block'
import { mediaField } from '@/src/fields/media'
import { rowsField } from '@/src/fields/rows'
import { captionField, leadField, titleField } from '@/src/fields/text'

export const galleryConfig = defineBlock({
  slug: 'gallery',
  interfaceName: 'GalleryBlock',
  group: 'text',
  label: { pt: 'Galeria', en: 'Gallery' },
  plural: { pt: 'Galerias', en: 'Galleries' },
  fields: [
    titleField(),
    leadField(),
    rowsField({
      name: 'pictures',
      label: { pt: 'Imagens', en: 'Pictures' },
      fields: [mediaField(), captionField()],
    }),
  ],
})
