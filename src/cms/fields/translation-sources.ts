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
})
