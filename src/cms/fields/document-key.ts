import { randomUUID } from 'node:crypto'
import type { TextField } from 'payload'
import staffTexts from '@/messages/staff/cms/fields.json' with { type: 'json' }

/**
 * The name a document keeps for life: its file name in `site/content/` and how other files refer to it. Addresses and titles
 * may change, this does not. One that is given none gets one made of its name.
 */
export const documentKeyField = (makeKey: (name: unknown) => string = () => `new-${randomUUID()}`): TextField => ({
  name: 'key',
  type: 'text',
  unique: true,
  index: true,
  label: staffTexts.documentKey.documentKeyField.key.label,
  access: { update: () => false },
  admin: {
    position: 'sidebar',
    readOnly: true,
    // For whoever keeps the files; it says nothing to people who write.
    condition: (_data, _siblings, { user }) => user?.['role'] === 'admin',
    description: staffTexts.documentKey.documentKeyField.key.description,
  },
  hooks: {
    // A readable key cannot be demanded here: titles and slugs of a first draft may still be empty.
    beforeValidate: [
      ({ value, operation, data }) => (operation === 'create' && !value ? makeKey(data?.['name']) : value),
    ],
  },
})
