import type { CollectionBeforeOperationHook, CollectionConfig, TextField } from 'payload'
import type { Bilingual } from '@/src/fields/bilingual'
import { allowRoles, auditReaders } from '../access/roles'
import { refusal } from '../workflow/refusal'

const text = (name: string, label: Bilingual, options: { index?: boolean } = {}): TextField => ({
  name,
  type: 'text',
  label,
  ...options,
})

/** Rows are written below this API, by `appendAudit` and its like. Whoever comes through it, trusted code included, only reads. */
export const refuseToWrite: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'read' || operation === 'countVersions') return args
  throw refusal(req, 403, { pt: 'Ninguém escreve neste registo.', en: 'Nobody writes in this record.' })
}

/** Who did what, when and why: only ever added to, each entry sealed with a hash that holds the one before it. */
export const auditLog: CollectionConfig<'audit-log'> = {
  slug: 'audit-log',
  labels: {
    singular: { pt: 'Entrada do registo', en: 'Log entry' },
    plural: { pt: 'Registo de auditoria', en: 'Audit log' },
  },
  graphQL: false,
  lockDocuments: false,
  timestamps: false,
  defaultSort: '-number',
  admin: {
    useAsTitle: 'number',
    defaultColumns: ['number', 'at', 'actorName', 'action', 'subject', 'reason'],
    listSearchableFields: ['actorName', 'action', 'subject', 'reason'],
    group: { pt: 'Administração', en: 'Administration' },
  },
  access: {
    create: () => false,
    read: allowRoles(...auditReaders),
    update: () => false,
    delete: () => false,
  },
  hooks: { beforeOperation: [refuseToWrite] },
  fields: [
    { name: 'number', type: 'number', unique: true, index: true, label: { pt: 'Número', en: 'Number' } },
    text('at', { pt: 'Quando (UTC)', en: 'When (UTC)' }),
    { name: 'actor', type: 'number', label: { pt: 'Número da pessoa', en: 'Number of the person' } },
    text('actorName', { pt: 'Quem', en: 'Who' }),
    text('actorRole', { pt: 'Papel', en: 'Role' }),
    text('action', { pt: 'Acto', en: 'Act' }),
    text('subject', { pt: 'Documento', en: 'Document' }, { index: true }),
    text('locale', { pt: 'Língua', en: 'Language' }),
    text('reason', { pt: 'Motivo', en: 'Reason' }),
    text('before', { pt: 'Conteúdo antes (SHA-256)', en: 'Content before (SHA-256)' }),
    text('after', { pt: 'Conteúdo depois (SHA-256)', en: 'Content after (SHA-256)' }),
    text('details', { pt: 'Pormenores', en: 'Details' }),
    text('previous', { pt: 'Selo da entrada anterior', en: 'Seal of the entry before' }),
    text('hash', { pt: 'Selo', en: 'Seal' }),
  ],
}
