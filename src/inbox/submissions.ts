import type { CollectionConfig } from 'payload'
import staffTexts from '@/messages/staff/cms/collections.json' with { type: 'json' }
import { choiceField } from '@/src/fields/select'
import { noteCaseSteps } from './cases/note-case-steps'
import { guardContent } from './guard-content'
import { refuseContentQuery } from './refuse-content-query'
import { ownAudience } from './submission-access'
import { submissionEndpoints } from './submission-endpoints'
import { withoutTrials } from './trials'

const nobody = { create: () => false, update: () => false } as const

/**
 * What visitors sent with forms. Only the collector writes here and only retention deletes; people work on it by
 * steps, which its history keeps. Times are kept no finer than the day: there are no time stamps.
 */
export const submissions: CollectionConfig<'submissions'> = {
  slug: 'submissions',
  labels: staffTexts.submissions.labels,
  graphQL: false,
  timestamps: false,
  disableDuplicate: true,
  disableBulkEdit: true,
  lockDocuments: false,
  enableQueryPresets: false,
  defaultSort: '-receivedOn',
  // What the inbox is filtered, counted and ordered by.
  indexes: [
    { fields: ['audience', 'isTest', 'receivedOn'] },
    { fields: ['audience', 'isTest', 'state', 'receivedOn'] },
    { fields: ['audience', 'formKey', 'receivedOn'] },
  ],
  // Without these no reading could be recorded.
  forceSelect: { reference: true, formKey: true, audience: true, inbox: true },
  admin: {
    useAsTitle: 'reference',
    defaultColumns: ['reference', 'formKey', 'receivedOn', 'state', 'takenBy'],
    listSearchableFields: ['reference', 'formKey', 'receivedOn'],
    group: staffTexts.submissions.group,
    description: staffTexts.submissions.description,
    baseFilter: withoutTrials,
    hideAPIURL: true,
    components: { beforeListTable: ['/studio/submissions/SubmissionListHead#SubmissionListHead'] },
  },
  access: {
    read: ownAudience,
    update: ownAudience,
    create: () => false,
    delete: () => false,
  },
  hooks: { beforeOperation: [refuseContentQuery], beforeChange: [noteCaseSteps], afterRead: [guardContent] },
  endpoints: submissionEndpoints,
  fields: [
    {
      name: 'content',
      type: 'ui',
      label: staffTexts.submissions.content.label,
      admin: {
        components: { Field: '/studio/submissions/SubmissionAnswers#SubmissionAnswers' },
        disableListColumn: true,
      },
    },
    {
      name: 'reference',
      type: 'text',
      label: staffTexts.submissions.reference.label,
      required: true,
      index: true,
      access: nobody,
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      name: 'formKey',
      type: 'text',
      label: staffTexts.submissions.formKey.label,
      required: true,
      index: true,
      access: nobody,
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      name: 'receivedOn',
      type: 'text',
      label: staffTexts.submissions.receivedOn.label,
      required: true,
      index: true,
      access: nobody,
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      ...choiceField({
        name: 'state',
        label: staffTexts.submissions.state.label,
        enumName: 'SubmissionState',
        required: true,
        defaultValue: 'new',
        choices: staffTexts.submissions.state.choices,
      }),
      index: true,
      admin: { position: 'sidebar' },
    },
    // A name and not an account: people of the bank do not see each other's accounts.
    {
      name: 'takenBy',
      type: 'text',
      label: staffTexts.submissions.takenBy.label,
      index: true,
      access: nobody,
      admin: { position: 'sidebar', readOnly: true },
    },
    // The account that has it, by which its own cases are found; given by steps only.
    { name: 'assignee', type: 'number', index: true, access: nobody, admin: { hidden: true } },
    // Decided once, when it was taken; a number and no relationship: no question leads from here to the members.
    { name: 'inbox', type: 'number', index: true, access: nobody, admin: { hidden: true } },
    // `due` where it waits to be handed over to the bank's own case system, `done` where it was.
    { name: 'handOver', type: 'text', index: true, access: nobody, admin: { hidden: true } },
    // The case that it repeats, by its number.
    { name: 'repeats', type: 'number', index: true, access: nobody, admin: { hidden: true } },
    {
      name: 'dueOn',
      type: 'text',
      label: staffTexts.submissions.dueOn.label,
      index: true,
      access: nobody,
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      name: 'tags',
      type: 'text',
      hasMany: true,
      label: staffTexts.submissions.tags.label,
      access: nobody,
      admin: { position: 'sidebar', readOnly: true },
    },
    // From before notes had authors: they stay, and new ones are steps.
    {
      name: 'notes',
      type: 'textarea',
      maxLength: 20_000,
      label: staffTexts.submissions.notes.label,
      access: nobody,
      admin: {
        readOnly: true,
        condition: ({ notes }) => Boolean(notes),
        disableListColumn: true,
        disableListFilter: true,
        disableGroupBy: true,
        description: staffTexts.submissions.notes.description,
      },
    },
    { name: 'version', type: 'relationship', relationTo: 'form-versions', access: nobody, admin: { hidden: true } },
    { name: 'versionHash', type: 'text', required: true, index: true, access: nobody, admin: { hidden: true } },
    { name: 'locale', type: 'text', required: true, access: nobody, admin: { hidden: true } },
    { name: 'audience', type: 'text', required: true, index: true, access: nobody, admin: { hidden: true } },
    { name: 'isTest', type: 'checkbox', index: true, access: nobody, admin: { hidden: true } },
    { name: 'answers', type: 'json', access: nobody, admin: { hidden: true } },
    { name: 'files', type: 'json', access: nobody, admin: { hidden: true } },
    // What makes a second delivery of the same submission known as such.
    { name: 'deliveryId', type: 'text', required: true, unique: true, access: nobody, admin: { hidden: true } },
    { name: 'anonymisedOn', type: 'text', access: nobody, admin: { hidden: true } },
    // The last day on which nothing may take it away, neither its time nor a request; given by a step with its reason.
    { name: 'heldUntil', type: 'text', index: true, access: nobody, admin: { hidden: true } },
    // What finds it for whoever has the code that its sender was given. The code cannot be had from it.
    { name: 'followHash', type: 'text', index: true, hidden: true, access: nobody },
    // With which key it was made findable for the person whom it is about.
    { name: 'keyedWith', type: 'text', index: true, hidden: true, access: nobody },
  ],
}
