import { randomUUID } from 'node:crypto'
import type { TextField } from 'payload'

/**
 * The name a document keeps for life: its file name in `content/` and how other files refer to it. Addresses and titles
 * may change, this does not.
 */
export const documentKeyField = (): TextField => ({
  name: 'key',
  type: 'text',
  unique: true,
  index: true,
  label: { pt: 'Chave', en: 'Key' },
  access: { update: () => false },
  admin: {
    position: 'sidebar',
    readOnly: true,
    description: {
      pt: 'Nome permanente deste documento nos ficheiros de conteúdo.',
      en: 'The permanent name of this document in the content files.',
    },
  },
  hooks: {
    // A readable key cannot be demanded here: titles and slugs of a first draft may still be empty.
    beforeValidate: [({ value, operation }) => (operation === 'create' && !value ? `new-${randomUUID()}` : value)],
  },
})
