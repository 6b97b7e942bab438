import type { CollectionConfig } from 'payload'
import staffTexts from '@/messages/staff/conversations.json' with { type: 'json' }

/** What colleagues say to each other about a document, or about a field of it. Written by the steps of a conversation only. */
export const comments: CollectionConfig<'comments'> = {
  slug: 'comments',
  labels: staffTexts.comments.labels,
  graphQL: false,
  lockDocuments: false,
  defaultSort: '-id',
  admin: {
    useAsTitle: 'text',
    defaultColumns: ['subject', 'fieldPath', 'text', 'authorName', 'isResolved', 'createdAt'],
    group: staffTexts.comments.group,
  },
  access: { create: () => false, read: ({ req }) => Boolean(req.user), update: () => false, delete: () => false },
  fields: [
    { name: 'subject', type: 'text', required: true, index: true, label: staffTexts.comments.subject.label },
    { name: 'fieldPath', type: 'text', label: staffTexts.comments.fieldPath.label },
    { name: 'text', type: 'textarea', required: true, label: staffTexts.comments.text.label },
    { name: 'author', type: 'number', required: true, admin: { hidden: true } },
    { name: 'authorName', type: 'text', required: true, label: staffTexts.comments.authorName.label },
    // The first of those that answer each other; whatever is said first has none.
    { name: 'replyTo', type: 'relationship', relationTo: 'comments', index: true, admin: { hidden: true } },
    { name: 'mentions', type: 'relationship', relationTo: 'users', hasMany: true, admin: { hidden: true } },
    { name: 'isResolved', type: 'checkbox', label: staffTexts.comments.isResolved.label },
  ],
}
