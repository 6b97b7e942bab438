import type { TextField } from 'payload'
import { adminText } from '@/src/fields/admin-text'
import { slugPattern } from '@/src/links/slug'

/** The last segment of a document's address. */
export const slugField = (): TextField => ({
  name: 'slug',
  type: 'text',
  localized: true,
  index: true,
  label: { pt: 'Segmento do endereço', en: 'Address segment' },
  admin: { position: 'sidebar' },
  validate: (value: string | null | undefined, { req }) =>
    !value || slugPattern.test(value)
      ? true
      : adminText(req, {
          pt: 'Só letras minúsculas sem acentos, algarismos e hífenes simples.',
          en: 'Only lower-case letters without accents, digits and single hyphens.',
        }),
})

/** The whole address within its language, computed from the parent and the slug on every save. */
export const pathField = (): TextField => ({
  name: 'path',
  type: 'text',
  localized: true,
  index: true,
  label: { pt: 'Endereço', en: 'Address' },
  access: { create: () => false, update: () => false },
  admin: { position: 'sidebar', readOnly: true },
})
