import type { CollectionConfig } from 'payload'
import { refuseToStrangers } from '../access/roles'
import { guardVersion, refuseDeletingVersion } from '../forms/guard-version'

/** What was published of each form, number by number: what visitors were asked, why it changed, and which two people say so. */
export const formVersions: CollectionConfig<'form-versions'> = {
  slug: 'form-versions',
  labels: {
    singular: { pt: 'Versão de formulário', en: 'Form version' },
    plural: { pt: 'Versões de formulários', en: 'Form versions' },
  },
  graphQL: { singularName: 'FormVersion', pluralName: 'FormVersions' },
  disableDuplicate: true,
  disableBulkEdit: true,
  lockDocuments: false,
  defaultSort: '-id',
  indexes: [{ fields: ['formKey', 'number'], unique: true }],
  admin: {
    useAsTitle: 'formKey',
    defaultColumns: ['formKey', 'number', 'state', 'reason', 'publishedAt'],
    group: { pt: 'Formulários', en: 'Forms' },
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
      label: { pt: 'Formulário', en: 'Form' },
      required: true,
      index: true,
    },
    { name: 'formKey', type: 'text', label: { pt: 'Chave', en: 'Key' }, required: true, index: true },
    { name: 'number', type: 'number', label: { pt: 'Número', en: 'Number' }, required: true },
    { name: 'hash', type: 'text', label: { pt: 'Impressão digital', en: 'Fingerprint' }, required: true, index: true },
    {
      name: 'state',
      type: 'select',
      interfaceName: 'FormVersionState',
      label: { pt: 'Estado', en: 'State' },
      required: true,
      index: true,
      options: [
        { value: 'published', label: { pt: 'Publicada', en: 'Published' } },
        { value: 'superseded', label: { pt: 'Substituída', en: 'Superseded' } },
        { value: 'retired', label: { pt: 'Retirada', en: 'Retired' } },
      ],
    },
    {
      name: 'audience',
      type: 'text',
      label: { pt: 'Quem lê as respostas', en: 'Who reads the answers' },
      required: true,
      admin: { hidden: true },
    },
    // Payload's field for JSON fetches its editor from another site. What it holds is shown by the form.
    {
      name: 'definition',
      type: 'json',
      label: { pt: 'Definição', en: 'Definition' },
      required: true,
      admin: { hidden: true },
    },
    {
      name: 'changes',
      type: 'json',
      label: { pt: 'O que mudou', en: 'What changed' },
      admin: { hidden: true },
      access: { read: refuseToStrangers },
    },
    { name: 'reason', type: 'textarea', label: { pt: 'Motivo', en: 'Reason' }, access: { read: refuseToStrangers } },
    {
      name: 'proposedBy',
      type: 'relationship',
      relationTo: 'users',
      label: { pt: 'Proposta por', en: 'Proposed by' },
      access: { read: refuseToStrangers },
    },
    {
      name: 'approvedBy',
      type: 'relationship',
      relationTo: 'users',
      label: { pt: 'Aprovada por', en: 'Approved by' },
      access: { read: refuseToStrangers },
    },
    { name: 'publishedAt', type: 'date', label: { pt: 'Publicada em', en: 'Published on' }, required: true },
    { name: 'endedAt', type: 'date', label: { pt: 'Em vigor até', en: 'In force until' } },
    {
      name: 'endedBy',
      type: 'relationship',
      relationTo: 'users',
      label: { pt: 'Retirada por', en: 'Retired by' },
      access: { read: refuseToStrangers },
    },
    {
      name: 'endReason',
      type: 'textarea',
      label: { pt: 'Motivo da retirada', en: 'Reason for retiring' },
      access: { read: refuseToStrangers },
    },
  ],
}
