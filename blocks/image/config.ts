import { defineBlock } from '@/src/cms/fields/define-block'
import { mediaField } from '@/src/cms/fields/media'
import { captionField } from '@/src/cms/fields/text'

export const imageConfig = defineBlock({
  slug: 'image',
  interfaceName: 'ImageBlock',
  group: 'text',
  label: { pt: 'Imagem', en: 'Image' },
  plural: { pt: 'Imagens', en: 'Images' },
  fields: [mediaField(), captionField()],
})
