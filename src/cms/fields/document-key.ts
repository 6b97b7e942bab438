import { randomBytes, randomUUID } from 'node:crypto'
import type { TextField } from 'payload'
import staffTexts from '@/messages/staff/cms/fields.json' with { type: 'json' }
import { toOptionValue } from '@/src/forms/types/option-value'

/**
 * The name a document keeps for life: its file name in `site/content/` and how other files refer to it. Addresses and titles
 * may change, this does not. @param ofName whether it is made of the document's name, because visitors see it.
 */
export const documentKeyField = ({ ofName = false } = {}): TextField => ({
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
    // Payload would write “ - Copy” behind it, which a second copy has as well.
    beforeDuplicate: [() => null],
    // A readable key cannot be demanded here: titles and slugs of a first draft may still be empty.
    beforeValidate: [
      ({ value, operation, data, originalDoc }) =>
        value || operation !== 'create' ? value : makeKey(ofName && (data?.['name'] ?? originalDoc?.name)),
    ],
  },
})

function makeKey(name: unknown): string {
  const words = typeof name === 'string' ? toOptionValue(name) : ''
  return words ? `${words}-${randomBytes(3).toString('hex')}` : `new-${randomUUID()}`
}
