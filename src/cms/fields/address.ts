import type { TextField } from 'payload'
import staffTexts from '@/messages/staff/cms/fields.json' with { type: 'json' }
import { adminText } from '@/src/fields/admin-text'
import { slugPattern } from '@/src/links/slug'

/** The last segment of a document's address. */
export const slugField = (): TextField => ({
  name: 'slug',
  type: 'text',
  localized: true,
  index: true,
  label: staffTexts.address.slugField.slug.label,
  admin: { position: 'sidebar' },
  validate: (value: string | null | undefined, { req }) =>
    !value || slugPattern.test(value) ? true : adminText(req, staffTexts.address.slugField.slug.invalid),
})

/** The whole address within its language, computed from the parent and the slug on every save. */
export const pathField = (): TextField => ({
  name: 'path',
  type: 'text',
  localized: true,
  index: true,
  label: staffTexts.address.pathField.path.label,
  access: { create: () => false, update: () => false },
  admin: { position: 'sidebar', readOnly: true },
})
