import type { CollectionConfig, ImageSize } from 'payload'
import staffTexts from '@/messages/staff/cms/collections.json' with { type: 'json' }
import { lineField } from '@/src/fields/text'
import { uploadsDirectory } from '@/src/platform/uploads-directory'
import { uploadEndpoints } from '@/src/uploads/bring-endpoint'
import { shareUploads } from '@/src/uploads/share-uploads'
import { allowRoles, contentRoles, publishingRoles } from '../access/roles'
import { recordChange, recordDeletion } from '../feed/record-publication'
import { documentKeyField } from '../fields/document-key'
import { keepPublicPictures } from '../hooks/keep-public-pictures'
import { replacePicture } from '../library/replace-picture'
import { readShownPictures } from '../usage/read-pictures'
import { handleFiles } from './missing-file'

/** Widths made of every image, in CSS pixels of a phone, a tablet and a desk, in both modern formats. */
const widths = [480, 960, 1600] as const

const sizesIn = (format: 'avif' | 'webp', quality: number): ImageSize[] =>
  widths.map((width) => ({
    name: `${format}${width}`,
    width,
    withoutEnlargement: true,
    formatOptions: { format, options: { quality } },
  }))

/** A portrait, four by five, cut around the point that staff say is the middle of it: a face at the edge of a picture stays whole. */
const portrait: ImageSize = {
  name: 'avifPortrait',
  width: 480,
  height: 600,
  formatOptions: { format: 'avif', options: { quality: 50 } },
}

const sharing = shareUploads('media')

/** Images. Every size is made when the file is uploaded, never when it is visited. */
export const media: CollectionConfig<'media'> = {
  slug: 'media',
  labels: staffTexts.media.labels,
  graphQL: { singularName: 'MediaItem', pluralName: 'MediaItems' },
  admin: { useAsTitle: 'filename', defaultColumns: ['filename', 'alt', 'updatedAt'], group: staffTexts.media.group },
  endpoints: [replacePicture, ...uploadEndpoints],
  hooks: {
    beforeOperation: [keepPublicPictures, ...sharing.beforeOperation],
    beforeValidate: sharing.beforeValidate,
    afterChange: [...sharing.afterChange, recordChange('media')],
    afterDelete: [...sharing.afterDelete, recordDeletion('media')],
  },
  access: {
    read: readShownPictures,
    create: allowRoles(...contentRoles),
    // Until the public sees it, see `keepPublicPictures`.
    update: allowRoles(...contentRoles),
    delete: allowRoles(...publishingRoles),
  },
  upload: {
    staticDir: uploadsDirectory('media'),
    handlers: handleFiles('media'),
    // No SVG: it is a document that can carry script.
    mimeTypes: ['image/png', 'image/jpeg', 'image/webp', 'image/avif'],
    imageSizes: [...sizesIn('avif', 55), ...sizesIn('webp', 75), portrait],
    focalPoint: true,
    crop: false,
  },
  fields: [
    documentKeyField(),
    lineField({
      name: 'alt',
      label: staffTexts.media.alt.label,
      required: true,
      description: staffTexts.media.alt.description,
    }),
  ],
}
