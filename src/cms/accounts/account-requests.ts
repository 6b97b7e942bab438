import type { CollectionConfig, Field } from 'payload'
import staffTexts from '@/messages/staff/cms/accounts.json' with { type: 'json' }
import { accountChanges, accountRequestStates } from '@/src/governance/account-request'
import type { StaffText } from '@/src/i18n/staff-text'
import { allowRoles } from '../access/roles'
import { accountEndpoints } from './account-endpoints'
import { governRequests, keepDecisionOut } from './govern-requests'
import { roleOptions } from './role-options'

const changeLabels: Record<(typeof accountChanges)[number], StaffText> = staffTexts.accountRequests.changeLabels
const stateLabels: Record<(typeof accountRequestStates)[number], StaffText> = staffTexts.accountRequests.stateLabels

/** Filled in by the platform, and shown. */
const kept = (name: string, label: StaffText): Field => ({
  name,
  type: 'text',
  label,
  admin: { readOnly: true, position: 'sidebar', condition: (data) => Boolean(data[name]) },
})

/** Who asks writes these; afterwards they stay. */
const untilAsked = { update: () => false } as const
const isOpen = (data: Partial<Record<string, unknown>>) => data['state'] === 'asked'
const isAbout =
  (...changes: (typeof accountChanges)[number][]) =>
  (data: Partial<Record<string, unknown>>) =>
    changes.some((change) => data['change'] === change)

/** Who may have which account and role: asked for by one administrator, decided by somebody else. */
export const accountRequests: CollectionConfig<'account-requests'> = {
  slug: 'account-requests',
  labels: staffTexts.accountRequests.labels,
  graphQL: false,
  lockDocuments: false,
  disableDuplicate: true,
  defaultSort: '-id',
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'role', 'state', 'proposedByName', 'decidedByName', 'createdAt'],
    group: staffTexts.accountRequests.group,
    description: staffTexts.accountRequests.description,
  },
  access: {
    create: allowRoles('admin'),
    read: allowRoles('admin', 'approver', 'compliance', 'investigator'),
    update: allowRoles('admin', 'approver', 'compliance', 'investigator'),
    delete: () => false,
  },
  endpoints: accountEndpoints,
  hooks: { beforeChange: [governRequests], afterChange: [keepDecisionOut] },
  fields: [
    { name: 'title', type: 'text', label: staffTexts.accountRequests.title.label, admin: { hidden: true } },
    {
      name: 'change',
      type: 'select',
      required: true,
      defaultValue: 'create',
      label: staffTexts.accountRequests.change.label,
      access: untilAsked,
      options: accountChanges.map((value) => ({ value, label: changeLabels[value] })),
    },
    {
      name: 'account',
      type: 'relationship',
      relationTo: 'users',
      label: staffTexts.accountRequests.account.label,
      access: untilAsked,
      admin: { condition: isAbout('change', 'reset', 'reset-factors', 'delete'), allowCreate: false, allowEdit: false },
    },
    {
      name: 'name',
      type: 'text',
      label: staffTexts.accountRequests.name.label,
      access: untilAsked,
      admin: { condition: isAbout('create', 'change') },
    },
    {
      name: 'email',
      type: 'email',
      label: staffTexts.accountRequests.email.label,
      access: untilAsked,
      admin: {
        condition: isAbout('create', 'change'),
        description: staffTexts.accountRequests.email.description,
      },
    },
    {
      name: 'role',
      type: 'select',
      label: staffTexts.accountRequests.role.label,
      access: untilAsked,
      options: [...roleOptions],
      admin: { condition: isAbout('create', 'change') },
    },
    {
      name: 'reason',
      type: 'textarea',
      required: true,
      label: staffTexts.accountRequests.reason.label,
      access: untilAsked,
    },
    {
      name: 'decision',
      type: 'select',
      label: staffTexts.accountRequests.decision.label,
      admin: {
        position: 'sidebar',
        condition: isOpen,
        description: staffTexts.accountRequests.decision.description,
      },
      options: [
        { value: 'approve', label: staffTexts.accountRequests.decision.approve.label },
        { value: 'refuse', label: staffTexts.accountRequests.decision.refuse.label },
        { value: 'withdraw', label: staffTexts.accountRequests.decision.withdraw.label },
      ],
    },
    {
      name: 'comment',
      type: 'textarea',
      label: staffTexts.accountRequests.comment.label,
      admin: { position: 'sidebar', condition: (data) => Boolean(data['state']) },
    },
    {
      name: 'state',
      type: 'select',
      index: true,
      label: staffTexts.accountRequests.state.label,
      options: accountRequestStates.map((value) => ({ value, label: stateLabels[value] })),
      admin: { readOnly: true, position: 'sidebar', condition: (data) => Boolean(data['state']) },
    },
    kept('nameBefore', staffTexts.accountRequests.nameBefore),
    kept('emailBefore', staffTexts.accountRequests.emailBefore),
    {
      name: 'roleBefore',
      type: 'select',
      label: staffTexts.accountRequests.roleBefore.label,
      options: [...roleOptions],
      admin: { readOnly: true, position: 'sidebar', condition: (data) => Boolean(data['roleBefore']) },
    },
    { name: 'proposedBy', type: 'number', admin: { hidden: true } },
    kept('proposedByName', staffTexts.accountRequests.proposedByName),
    { name: 'decidedBy', type: 'number', admin: { hidden: true } },
    kept('decidedByName', staffTexts.accountRequests.decidedByName),
    {
      name: 'decidedAt',
      type: 'date',
      label: staffTexts.accountRequests.decidedAt.label,
      admin: { readOnly: true, position: 'sidebar', condition: (data) => Boolean(data['decidedAt']) },
    },
  ],
}
