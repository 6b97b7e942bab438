import type { CollectionConfig } from 'payload'
import staffTexts from '@/messages/staff/cms/collections.json' with { type: 'json' }
import { documentCategoryField } from '@/src/fields/document-category'
import { lineField, paragraphField } from '@/src/fields/text'
import { uploadsDirectory } from '@/src/platform/uploads-directory'
import { shareUploads } from '@/src/uploads/share-uploads'
import { readPublishedWithFile } from '../access/read-files'
import { recordChange, recordDeletion } from '../feed/record-publication'
import { documentKeyField } from '../fields/document-key'
import { keepPublicFiles } from '../hooks/keep-public-files'
import { refuseActiveFiles } from '../hooks/refuse-active-files'
import { handleFiles } from './missing-file'
import { publishedDocument, publishedDocumentHooks } from './published-document'

const sharing = shareUploads('documents')

/** Public files by category and year: price lists, reports, policies. */
export const documents: CollectionConfig<'documents'> = {
  ...publishedDocument,
  slug: 'documents',
  labels: staffTexts.documents.labels,
  graphQL: { singularName: 'Document', pluralName: 'Documents' },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'documentCategory', 'year', 'filename'],
    group: staffTexts.documents.group,
  },
  hooks: {
    ...publishedDocumentHooks,
    beforeOperation: [
      ...publishedDocumentHooks.beforeOperation,
      refuseActiveFiles,
      keepPublicFiles,
      ...sharing.beforeOperation,
    ],
    beforeValidate: sharing.beforeValidate,
    afterChange: [...sharing.afterChange, recordChange('documents')],
    afterDelete: [...sharing.afterDelete, recordDeletion('documents')],
  },
  access: { ...publishedDocument.access, read: readPublishedWithFile },
  upload: {
    staticDir: uploadsDirectory('documents'),
    handlers: handleFiles('documents'),
    mimeTypes: ['application/pdf'],
    disableLocalStorage: false,
  },
  fields: [
    documentKeyField(),
    lineField({ name: 'title', label: staffTexts.documents.title.label, required: true }),
    documentCategoryField({ required: true }),
    { name: 'year', type: 'number', label: staffTexts.documents.year.label, required: true, min: 1990, max: 2100 },
    paragraphField({ name: 'summary', label: staffTexts.documents.summary.label }),
  ],
}
