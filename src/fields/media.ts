import type { UploadField } from 'payload'
import staffTexts from '@/messages/staff/fields.json' with { type: 'json' }

/** An image of the media collection. Its alternative text lives with the image, in both languages. */
export const mediaField = (): UploadField => ({
  name: 'media',
  type: 'upload',
  relationTo: 'media',
  label: staffTexts.media.mediaField.media.label,
})
