import type { JSONField } from 'payload'

/**
 * What each translated text was translated from: the address of the text inside the document, and a hash of the Portuguese text
 * when the English one was written. Kept by the platform; nobody types here and no API shows it.
 */
export const translationSourcesField = (): JSONField => ({
  name: 'translationSources',
  type: 'json',
  hidden: true,
  access: { create: () => false, update: () => false },
  // For each field of a document, Payload merges what is stored with what is written. Where nothing is stored and a hundred hashes
  // are written, that throws and catches two hundred errors: half of what loading the content took.
  hooks: { afterRead: [({ value }) => value ?? {}] },
})
