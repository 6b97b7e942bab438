import { defineBlock } from '@/src/fields/define-block'
import { mediaField } from '@/src/fields/media'
import { captionField } from '@/src/fields/text'

export const imageConfig = defineBlock({
  slug: 'image',
  interfaceName: 'ImageBlock',
  group: 'text',
  label: { pt: 'Imagem', en: 'Image' },
  plural: { pt: 'Imagens', en: 'Images' },
  fields: [mediaField(), captionField()],
})
