import type { CollectionConfig } from 'payload'
import { choiceField } from '@/src/fields/select'
import { readableLog } from '../submissions/submission-access'

/** Who read what of the submissions, and what retention removed. Rows are only ever added, by the platform itself. */
export const submissionReads: CollectionConfig<'submission-reads'> = {
  slug: 'submission-reads',
  labels: {
    singular: { pt: 'Acesso a respostas', en: 'Access to submissions' },
    plural: { pt: 'Acessos a respostas', en: 'Accesses to submissions' },
  },
  graphQL: false,
  timestamps: false,
  disableDuplicate: true,
  disableBulkEdit: true,
  lockDocuments: false,
  defaultSort: '-id',
  admin: {
    useAsTitle: 'reference',
    defaultColumns: ['at', 'name', 'action', 'formKey', 'reference', 'count'],
    listSearchableFields: ['reference', 'name', 'formKey'],
    group: { pt: 'Formulários', en: 'Forms' },
  },
  access: { read: readableLog, create: () => false, update: () => false, delete: () => false },
  fields: [
    {
      name: 'at',
      type: 'date',
      required: true,
      index: true,
      label: { pt: 'Quando', en: 'When' },
      admin: { date: { pickerAppearance: 'dayAndTime' } },
    },
    { name: 'by', type: 'relationship', relationTo: 'users', index: true, label: { pt: 'Conta', en: 'Account' } },
    // Kept as well as the account, which may be deleted one day.
    { name: 'name', type: 'text', required: true, label: { pt: 'Quem', en: 'Who' } },
    {
      ...choiceField({
        name: 'action',
        label: { pt: 'O quê', en: 'What' },
        enumName: 'SubmissionAction',
        required: true,
        choices: {
          read: { pt: 'Leu', en: 'Read' },
          file: { pt: 'Descarregou um ficheiro', en: 'Downloaded a file' },
          search: { pt: 'Procurou', en: 'Searched' },
          export: { pt: 'Exportou', en: 'Exported' },
          deleted: { pt: 'Apagada por prazo', en: 'Deleted after its time' },
          anonymised: { pt: 'Tornada anónima por prazo', en: 'Made anonymous after its time' },
        },
      }),
    },
    { name: 'formKey', type: 'text', required: true, index: true, label: { pt: 'Formulário', en: 'Form' } },
    { name: 'reference', type: 'text', index: true, label: { pt: 'Referência', en: 'Reference' } },
    { name: 'count', type: 'number', required: true, label: { pt: 'Quantas', en: 'How many' } },
    { name: 'audience', type: 'text', required: true, index: true, admin: { hidden: true } },
  ],
}
