import type { CollectionConfig } from 'payload'
import staffTexts from '@/messages/staff/cms/collections.json' with { type: 'json' }
import { choiceField } from '@/src/fields/select'
import { readableLog } from '@/src/inbox/submission-access'

/** Who read what of the submissions, and what retention removed. Rows are only ever added, by the platform itself. */
export const submissionReads: CollectionConfig<'submission-reads'> = {
  slug: 'submission-reads',
  labels: staffTexts.submissionReads.labels,
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
    group: staffTexts.submissionReads.group,
  },
  access: { read: readableLog, create: () => false, update: () => false, delete: () => false },
  fields: [
    {
      name: 'at',
      type: 'date',
      required: true,
      index: true,
      label: staffTexts.submissionReads.at.label,
      admin: { date: { pickerAppearance: 'dayAndTime' } },
    },
    { name: 'by', type: 'relationship', relationTo: 'users', index: true, label: staffTexts.submissionReads.by.label },
    // Kept as well as the account, which may be deleted one day.
    { name: 'name', type: 'text', required: true, label: staffTexts.submissionReads.name.label },
    {
      ...choiceField({
        name: 'action',
        label: staffTexts.submissionReads.action.label,
        enumName: 'SubmissionAction',
        required: true,
        choices: staffTexts.submissionReads.action.choices,
      }),
    },
    { name: 'formKey', type: 'text', required: true, index: true, label: staffTexts.submissionReads.formKey.label },
    { name: 'reference', type: 'text', index: true, label: staffTexts.submissionReads.reference.label },
    { name: 'count', type: 'number', required: true, label: staffTexts.submissionReads.count.label },
    // What was read lay in an inbox: its members see that it was read.
    { name: 'inbox', type: 'number', index: true, admin: { hidden: true } },
    { name: 'reason', type: 'text', label: staffTexts.submissionReads.reason.label },
    { name: 'audience', type: 'text', required: true, index: true, admin: { hidden: true } },
  ],
}
