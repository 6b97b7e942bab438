import type { CollectionConfig } from 'payload'
import { choiceField } from '@/src/fields/select'
import { guardContent } from '../submissions/guard-content'
import { noteTaker } from '../submissions/note-taker'
import { refuseContentQuery } from '../submissions/refuse-content-query'
import { ownAudience } from '../submissions/submission-access'
import { submissionEndpoints } from '../submissions/submission-endpoints'
import { withoutTrials } from '../submissions/trials'

const nobody = { create: () => false, update: () => false } as const

/**
 * What visitors sent with forms. Only the collector writes here and only retention deletes; people take a submission, note
 * what they did and finish it. Times are kept no finer than the day: there are no time stamps.
 */
export const submissions: CollectionConfig<'submissions'> = {
  slug: 'submissions',
  labels: { singular: { pt: 'Resposta', en: 'Submission' }, plural: { pt: 'Respostas', en: 'Submissions' } },
  graphQL: false,
  timestamps: false,
  disableDuplicate: true,
  disableBulkEdit: true,
  lockDocuments: false,
  enableQueryPresets: false,
  defaultSort: '-receivedOn',
  // Without these no reading could be recorded.
  forceSelect: { reference: true, formKey: true, audience: true },
  admin: {
    useAsTitle: 'reference',
    defaultColumns: ['reference', 'formKey', 'receivedOn', 'state', 'takenBy'],
    listSearchableFields: ['reference', 'formKey', 'receivedOn'],
    group: { pt: 'Formulários', en: 'Forms' },
    description: {
      pt: 'O que se abre aqui fica registado: quem leu, o quê e quando.',
      en: 'What is opened here is recorded: who read what, and when.',
    },
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
  hooks: { beforeOperation: [refuseContentQuery], beforeChange: [noteTaker], afterRead: [guardContent] },
  endpoints: submissionEndpoints,
  fields: [
    {
      name: 'content',
      type: 'ui',
      label: { pt: 'Respostas', en: 'Answers' },
      admin: {
        components: { Field: '/studio/submissions/SubmissionAnswers#SubmissionAnswers' },
        disableListColumn: true,
      },
    },
    {
      name: 'reference',
      type: 'text',
      label: { pt: 'Referência', en: 'Reference' },
      required: true,
      index: true,
      access: nobody,
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      name: 'formKey',
      type: 'text',
      label: { pt: 'Formulário', en: 'Form' },
      required: true,
      index: true,
      access: nobody,
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      name: 'receivedOn',
      type: 'text',
      label: { pt: 'Recebida em', en: 'Received on' },
      required: true,
      index: true,
      access: nobody,
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      ...choiceField({
        name: 'state',
        label: { pt: 'Estado', en: 'State' },
        enumName: 'SubmissionState',
        required: true,
        defaultValue: 'new',
        choices: {
          new: { pt: 'Nova', en: 'New' },
          work: { pt: 'Em curso', en: 'In work' },
          done: { pt: 'Concluída', en: 'Done' },
        },
      }),
      index: true,
      admin: { position: 'sidebar' },
    },
    // A name and not an account: people of the bank do not see each other's accounts.
    {
      name: 'takenBy',
      type: 'text',
      label: { pt: 'Com', en: 'Taken by' },
      index: true,
      access: nobody,
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      name: 'notes',
      type: 'textarea',
      maxLength: 20_000,
      label: { pt: 'Notas internas', en: 'Internal notes' },
      admin: {
        disableListColumn: true,
        disableListFilter: true,
        disableGroupBy: true,
        description: { pt: 'Só para quem trata desta resposta.', en: 'Only for those who handle this submission.' },
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
  ],
}
