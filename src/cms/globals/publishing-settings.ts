import type { GlobalConfig } from 'payload'
import { rowsField } from '@/src/fields/rows'
import { allowRoles } from '../access/roles'
import { pageTypes } from '../fields/page-types'

const inLuanda = { pickerAppearance: 'dayAndTime', timeIntervals: 15 } as const

/** How publishing works at this bank. */
export const publishingSettings: GlobalConfig = {
  slug: 'publishing-settings',
  label: { pt: 'Definições de publicação', en: 'Publishing settings' },
  graphQL: false,
  admin: { group: { pt: 'Administração', en: 'Administration' } },
  access: { read: ({ req }) => Boolean(req.user), update: allowRoles('admin') },
  fields: [
    rowsField({
      name: 'freezes',
      label: { pt: 'Períodos sem publicação', en: 'Freezes' },
      maxRows: 50,
      fields: [
        { name: 'from', type: 'date', required: true, label: { pt: 'De', en: 'From' }, admin: { date: inLuanda } },
        { name: 'until', type: 'date', required: true, label: { pt: 'Até', en: 'Until' }, admin: { date: inLuanda } },
        { name: 'reason', type: 'text', label: { pt: 'Motivo', en: 'Reason' } },
      ],
    }),
    {
      name: 'bothLanguages',
      type: 'select',
      hasMany: true,
      label: {
        pt: 'Tipos de página que só se publicam nas duas línguas',
        en: 'Page types that go live in both languages only',
      },
      admin: {
        description: {
          pt: 'Nada falta e nada fica desactualizado numa língua quando uma destas páginas se publica.',
          en: 'Nothing is missing and nothing is out of date in either language when such a page goes live.',
        },
      },
      options: Object.entries(pageTypes).map(([value, label]) => ({ value, label })),
    },
  ],
}
