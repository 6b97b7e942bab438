import type { CollectionConfig, TextField } from 'payload'
import staffTexts from '@/messages/staff/cms/workflow.json' with { type: 'json' }
import { reviewKinds, reviewStates } from '@/src/governance/review'
import type { StaffText } from '@/src/i18n/staff-text'

const text = (name: string, label: StaffText): TextField => ({ name, type: 'text', label })

const kindLabels: Record<(typeof reviewKinds)[number], StaffText> = staffTexts.reviews.kindLabels

/** What each state is called in the CMS. */
export const stateLabels: Record<(typeof reviewStates)[number], StaffText> = staffTexts.reviews.stateLabels

/**
 * Requests to change what the public sees, each with its reason, who decided and exactly what was approved. Written by the steps
 * of the workflow only; everybody who works in the CMS reads them.
 */
export const reviews: CollectionConfig<'reviews'> = {
  slug: 'reviews',
  labels: staffTexts.reviews.labels,
  graphQL: false,
  lockDocuments: false,
  defaultSort: '-id',
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'kind', 'state', 'languages', 'submittedByName', 'submittedAt', 'dueAt'],
    listSearchableFields: ['title', 'reason', 'submittedByName'],
    group: staffTexts.reviews.group,
  },
  access: {
    create: () => false,
    read: ({ req }) => Boolean(req.user),
    update: () => false,
    delete: () => false,
  },
  fields: [
    { ...text('subject', staffTexts.reviews.subject), index: true, required: true },
    text('title', staffTexts.reviews.title),
    {
      name: 'kind',
      type: 'select',
      required: true,
      label: staffTexts.reviews.kind.label,
      options: reviewKinds.map((value) => ({ value, label: kindLabels[value] })),
    },
    {
      name: 'state',
      type: 'select',
      required: true,
      index: true,
      label: staffTexts.reviews.state.label,
      options: reviewStates.map((value) => ({ value, label: stateLabels[value] })),
    },
    text('languages', staffTexts.reviews.languages),
    // What it was that was approved: for programs to compare.
    { ...text('hash', staffTexts.reviews.hash), admin: { hidden: true } },
    { name: 'reason', type: 'textarea', label: staffTexts.reviews.reason.label },
    { name: 'submittedBy', type: 'number', admin: { hidden: true } },
    text('submittedByName', staffTexts.reviews.submittedByName),
    { name: 'submittedAt', type: 'date', label: staffTexts.reviews.submittedAt.label },
    { name: 'decidedBy', type: 'number', admin: { hidden: true } },
    text('decidedByName', staffTexts.reviews.decidedByName),
    { name: 'decidedAt', type: 'date', label: staffTexts.reviews.decidedAt.label },
    { name: 'comment', type: 'textarea', label: staffTexts.reviews.comment.label },
    {
      name: 'verdict',
      type: 'textarea',
      label: staffTexts.reviews.verdict.label,
      admin: { components: { Field: '/studio/review/VerdictSentences#VerdictField' }, disableListColumn: true },
    },
    {
      name: 'dueAt',
      type: 'date',
      index: true,
      label: staffTexts.reviews.dueAt.label,
      admin: { date: { pickerAppearance: 'dayAndTime' } },
    },
    text('doneLanguages', staffTexts.reviews.doneLanguages),
    { name: 'failure', type: 'textarea', label: staffTexts.reviews.failure.label },
  ],
}
