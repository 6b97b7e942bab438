import type { CollectionConfig } from 'payload'
import staffTexts from '@/messages/staff/cms/collections.json' with { type: 'json' }
import { refuseToStrangers } from '../access/roles'
import { guardVersion, refuseDeletingVersion } from '../forms/guard-version'

/** What was published of each form, number by number: what visitors were asked, why it changed, and which two people say so. */
export const formVersions: CollectionConfig<'form-versions'> = {
  slug: 'form-versions',
  labels: staffTexts.formVersions.labels,
  graphQL: { singularName: 'FormVersion', pluralName: 'FormVersions' },
  disableDuplicate: true,
  disableBulkEdit: true,
  lockDocuments: false,
  defaultSort: '-id',
  indexes: [{ fields: ['formKey', 'number'], unique: true }],
  admin: {
    useAsTitle: 'formName',
    defaultColumns: ['formKey', 'number', 'state', 'reason', 'publishedAt'],
    group: staffTexts.formVersions.group,
  },
  access: {
    // What visitors are or were asked is public; why, and who decided it, is not.
    read: ({ req }) => (req.user ? true : { state: { in: ['published', 'superseded'] } }),
    create: () => false,
    update: () => false,
    delete: () => false,
  },
  hooks: { beforeChange: [guardVersion], beforeDelete: [refuseDeletingVersion] },
  fields: [
    {
      name: 'form',
      type: 'relationship',
      relationTo: 'forms',
      label: staffTexts.formVersions.form.label,
      required: true,
      index: true,
    },
    {
      name: 'formName',
      type: 'text',
      label: staffTexts.forms.name.label,
      virtual: 'form.name',
      admin: { hidden: true },
    },
    { name: 'formKey', type: 'text', label: staffTexts.formVersions.formKey.label, required: true, index: true },
    { name: 'number', type: 'number', label: staffTexts.formVersions.number.label, required: true },
    { name: 'hash', type: 'text', label: staffTexts.formVersions.hash.label, required: true, index: true },
    {
      name: 'state',
      type: 'select',
      interfaceName: 'FormVersionState',
      label: staffTexts.formVersions.state.label,
      required: true,
      index: true,
      options: [
        { value: 'published', label: staffTexts.formVersions.state.published.label },
        { value: 'superseded', label: staffTexts.formVersions.state.superseded.label },
        { value: 'retired', label: staffTexts.formVersions.state.retired.label },
      ],
    },
    {
      name: 'audience',
      type: 'text',
      label: staffTexts.formVersions.audience.label,
      required: true,
      admin: { hidden: true },
    },
    // Payload's field for JSON fetches its editor from another site. What it holds is shown by the form.
    {
      name: 'definition',
      type: 'json',
      label: staffTexts.formVersions.definition.label,
      required: true,
      admin: { hidden: true },
    },
    {
      name: 'changes',
      type: 'json',
      label: staffTexts.formVersions.changes.label,
      admin: { hidden: true },
      access: { read: refuseToStrangers },
    },
    {
      name: 'reason',
      type: 'textarea',
      label: staffTexts.formVersions.reason.label,
      access: { read: refuseToStrangers },
    },
    {
      name: 'proposedBy',
      type: 'relationship',
      relationTo: 'users',
      label: staffTexts.formVersions.proposedBy.label,
      access: { read: refuseToStrangers },
    },
    {
      name: 'approvedBy',
      type: 'relationship',
      relationTo: 'users',
      label: staffTexts.formVersions.approvedBy.label,
      access: { read: refuseToStrangers },
    },
    { name: 'publishedAt', type: 'date', label: staffTexts.formVersions.publishedAt.label, required: true },
    { name: 'endedAt', type: 'date', label: staffTexts.formVersions.endedAt.label },
    {
      name: 'endedBy',
      type: 'relationship',
      relationTo: 'users',
      label: staffTexts.formVersions.endedBy.label,
      access: { read: refuseToStrangers },
    },
    {
      name: 'endReason',
      type: 'textarea',
      label: staffTexts.formVersions.endReason.label,
      access: { read: refuseToStrangers },
    },
  ],
}
