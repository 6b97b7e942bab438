import type { GlobalConfig } from 'payload'
import staffTexts from '@/messages/staff/cms/globals.json' with { type: 'json' }
import { rowsField } from '@/src/fields/rows'
import { allowRoles } from '../access/roles'
import { pageTypes } from '../fields/page-types'

/** How publishing works at this bank. */
export const publishingSettings: GlobalConfig = {
  slug: 'publishing-settings',
  label: staffTexts.publishingSettings.label,
  graphQL: false,
  admin: { group: staffTexts.publishingSettings.group },
  access: { read: ({ req }) => Boolean(req.user), update: allowRoles('admin') },
  fields: [
    rowsField({
      name: 'freezes',
      label: staffTexts.publishingSettings.freezes.label,
      maxRows: 50,
      fields: [
        {
          name: 'from',
          type: 'date',
          required: true,
          label: staffTexts.publishingSettings.freezes.from.label,
          admin: { date: { pickerAppearance: 'dayAndTime' } },
        },
        {
          name: 'until',
          type: 'date',
          required: true,
          label: staffTexts.publishingSettings.freezes.until.label,
          admin: { date: { pickerAppearance: 'dayAndTime' } },
        },
        { name: 'reason', type: 'text', label: staffTexts.publishingSettings.freezes.reason.label },
      ],
    }),
    {
      name: 'bothLanguages',
      type: 'select',
      hasMany: true,
      label: staffTexts.publishingSettings.bothLanguages.label,
      admin: {
        description: staffTexts.publishingSettings.bothLanguages.description,
      },
      options: Object.entries(pageTypes).map(([value, label]) => ({ value, label })),
    },
  ],
}
