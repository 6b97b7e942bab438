import type { CollectionConfig } from 'payload'

/** What colleagues say to each other about a document, or about a field of it. Written by the steps of the workflow only. */
export const comments: CollectionConfig<'comments'> = {
  slug: 'comments',
  labels: { singular: { pt: 'Comentário', en: 'Comment' }, plural: { pt: 'Comentários', en: 'Comments' } },
  graphQL: false,
  lockDocuments: false,
  defaultSort: '-id',
  admin: {
    useAsTitle: 'text',
    defaultColumns: ['subject', 'fieldPath', 'text', 'authorName', 'isResolved', 'createdAt'],
    group: { pt: 'Publicação', en: 'Publishing' },
  },
  access: { create: () => false, read: ({ req }) => Boolean(req.user), update: () => false, delete: () => false },
  fields: [
    { name: 'subject', type: 'text', required: true, index: true, label: { pt: 'Documento', en: 'Document' } },
    { name: 'fieldPath', type: 'text', label: { pt: 'Campo', en: 'Field' } },
    { name: 'text', type: 'textarea', required: true, label: { pt: 'Comentário', en: 'Comment' } },
    {
      name: 'author',
      type: 'number',
      required: true,
      label: { pt: 'Número de quem escreveu', en: 'Number of who wrote' },
    },
    { name: 'authorName', type: 'text', required: true, label: { pt: 'De', en: 'From' } },
    { name: 'isResolved', type: 'checkbox', label: { pt: 'Resolvido', en: 'Settled' } },
  ],
}
