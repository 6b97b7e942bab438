import type { CollectionConfig, TextField } from 'payload'
import staffTexts from '@/messages/staff/cms/audit.json' with { type: 'json' }
import type { StaffText } from '@/src/i18n/staff-text'
import { refuseToWrite } from '../access/refuse-to-write'
import { allowRoles, auditReaders } from '../access/roles'

const text = (name: string, label: StaffText, options: Pick<TextField, 'admin' | 'index'> = {}): TextField => ({
  ...{ name, type: 'text', label },
  ...options,
})

/** Who did what, when and why: only ever added to, each entry sealed with a hash that holds the one before it. */
export const auditLog: CollectionConfig<'audit-log'> = {
  slug: 'audit-log',
  labels: staffTexts.auditLog.labels,
  graphQL: false,
  lockDocuments: false,
  timestamps: false,
  defaultSort: '-number',
  admin: {
    useAsTitle: 'number',
    defaultColumns: ['number', 'at', 'actorName', 'action', 'subject', 'reason'],
    listSearchableFields: ['actorName', 'action', 'subject', 'reason'],
    group: staffTexts.auditLog.group,
  },
  access: {
    create: () => false,
    read: allowRoles(...auditReaders),
    update: () => false,
    delete: () => false,
  },
  hooks: { beforeOperation: [refuseToWrite] },
  fields: [
    { name: 'number', type: 'number', unique: true, index: true, label: staffTexts.auditLog.number.label },
    text('at', staffTexts.auditLog.at, {
      admin: { components: { Cell: '/studio/rows/MomentCell.client#MomentCell' } },
    }),
    { name: 'actor', type: 'number', admin: { hidden: true } },
    text('actorName', staffTexts.auditLog.actorName),
    text('actorRole', staffTexts.auditLog.actorRole),
    text('action', staffTexts.auditLog.action),
    text('subject', staffTexts.auditLog.subject, { index: true }),
    text('locale', staffTexts.auditLog.locale),
    text('reason', staffTexts.auditLog.reason),
    {
      type: 'collapsible',
      label: staffTexts.auditLog.proof,
      admin: { initCollapsed: true },
      fields: (['before', 'after', 'details', 'previous', 'hash'] as const).map((name) =>
        text(name, staffTexts.auditLog[name]),
      ),
    },
  ],
}
