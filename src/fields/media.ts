import type { UploadField } from 'payload'

/** An image of the media collection. Its alternative text lives with the image, in both languages. */
export const mediaField = (): UploadField => ({
  name: 'media',
  type: 'upload',
  relationTo: 'media',
  label: { pt: 'Imagem', en: 'Image' },
})
