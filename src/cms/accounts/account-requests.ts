import type { CollectionConfig, Field } from 'payload'
import type { Bilingual } from '@/src/fields/bilingual'
import { accountChanges, accountRequestStates } from '@/src/governance/account-request'
import { allowRoles } from '../access/roles'
import { governRequests, keepDecisionOut } from './govern-requests'
import { roleOptions } from './role-options'

const changeLabels: Record<(typeof accountChanges)[number], Bilingual> = {
  create: { pt: 'Conta nova', en: 'New account' },
  change: { pt: 'Alterar nome, e-mail ou papel', en: 'Change name, e-mail address or role' },
  reset: { pt: 'Nova palavra-passe, por e-mail', en: 'New password, by e-mail' },
  'reset-factors': { pt: 'Retirar o segundo factor perdido', en: 'Take away a lost second factor' },
  delete: { pt: 'Apagar a conta', en: 'Delete the account' },
}
const stateLabels: Record<(typeof accountRequestStates)[number], Bilingual> = {
  asked: { pt: 'À espera de decisão', en: 'Waits for a decision' },
  done: { pt: 'Feito', en: 'Done' },
  refused: { pt: 'Recusado', en: 'Refused' },
  withdrawn: { pt: 'Desistiu-se', en: 'Withdrawn' },
  void: { pt: 'Sem efeito: a conta mudou', en: 'Void: the account changed' },
}

/** Filled in by the platform, and shown. */
const kept = (name: string, label: Bilingual): Field => ({
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
  labels: {
    singular: { pt: 'Pedido de conta', en: 'Account request' },
    plural: { pt: 'Pedidos de contas', en: 'Account requests' },
  },
  graphQL: false,
  lockDocuments: false,
  disableDuplicate: true,
  defaultSort: '-id',
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'role', 'state', 'proposedByName', 'decidedByName', 'createdAt'],
    group: { pt: 'Administração', en: 'Administration' },
    description: {
      pt: 'Contas e papéis são de duas pessoas: uma pede, com um motivo, e outra decide, abrindo o pedido e escolhendo a decisão.',
      en: 'Accounts and roles are for two people: one asks, with a reason, and another decides, by opening the request and choosing the decision.',
    },
  },
  access: {
    create: allowRoles('admin'),
    read: allowRoles('admin', 'approver', 'compliance', 'investigator'),
    update: allowRoles('admin', 'approver', 'compliance', 'investigator'),
    delete: () => false,
  },
  hooks: { beforeChange: [governRequests], afterChange: [keepDecisionOut] },
  fields: [
    { name: 'title', type: 'text', label: { pt: 'Pedido', en: 'Request' }, admin: { hidden: true } },
    {
      name: 'change',
      type: 'select',
      required: true,
      defaultValue: 'create',
      label: { pt: 'O que se pede', en: 'What is asked for' },
      access: untilAsked,
      options: accountChanges.map((value) => ({ value, label: changeLabels[value] })),
    },
    {
      name: 'account',
      type: 'relationship',
      relationTo: 'users',
      label: { pt: 'Conta', en: 'Account' },
      access: untilAsked,
      admin: { condition: isAbout('change', 'reset', 'reset-factors', 'delete'), allowCreate: false, allowEdit: false },
    },
    {
      name: 'name',
      type: 'text',
      label: { pt: 'Nome', en: 'Name' },
      access: untilAsked,
      admin: { condition: isAbout('create', 'change') },
    },
    {
      name: 'email',
      type: 'email',
      label: { pt: 'E-mail', en: 'E-mail address' },
      access: untilAsked,
      admin: {
        condition: isAbout('create', 'change'),
        description: {
          pt: 'Para aqui vai a ligação com que a pessoa escolhe a palavra-passe.',
          en: 'The link with which the person chooses their password goes here.',
        },
      },
    },
    {
      name: 'role',
      type: 'select',
      label: { pt: 'Papel', en: 'Role' },
      access: untilAsked,
      options: [...roleOptions],
      admin: { condition: isAbout('create', 'change') },
    },
    { name: 'reason', type: 'textarea', required: true, label: { pt: 'Motivo', en: 'Reason' }, access: untilAsked },
    {
      name: 'decision',
      type: 'select',
      label: { pt: 'Decisão', en: 'Decision' },
      admin: {
        position: 'sidebar',
        condition: isOpen,
        description: {
          pt: 'Vale ao guardar. Decide outra pessoa; quem pediu só pode desistir.',
          en: 'Counts when you save. Somebody else decides; who asked can only withdraw.',
        },
      },
      options: [
        { value: 'approve', label: { pt: 'Aprovar e fazer já', en: 'Approve and do it now' } },
        { value: 'refuse', label: { pt: 'Recusar', en: 'Refuse' } },
        { value: 'withdraw', label: { pt: 'Desistir', en: 'Withdraw' } },
      ],
    },
    {
      name: 'comment',
      type: 'textarea',
      label: { pt: 'Comentário de quem decide', en: 'Comment of who decides' },
      admin: { position: 'sidebar', condition: (data) => Boolean(data['state']) },
    },
    {
      name: 'state',
      type: 'select',
      index: true,
      label: { pt: 'Estado', en: 'State' },
      options: accountRequestStates.map((value) => ({ value, label: stateLabels[value] })),
      admin: { readOnly: true, position: 'sidebar', condition: (data) => Boolean(data['state']) },
    },
    kept('nameBefore', { pt: 'Nome de então', en: 'Name then' }),
    kept('emailBefore', { pt: 'E-mail de então', en: 'E-mail address then' }),
    {
      name: 'roleBefore',
      type: 'select',
      label: { pt: 'Papel de então', en: 'Role then' },
      options: [...roleOptions],
      admin: { readOnly: true, position: 'sidebar', condition: (data) => Boolean(data['roleBefore']) },
    },
    { name: 'proposedBy', type: 'number', admin: { hidden: true } },
    kept('proposedByName', { pt: 'Pedido por', en: 'Asked by' }),
    { name: 'decidedBy', type: 'number', admin: { hidden: true } },
    kept('decidedByName', { pt: 'Decidido por', en: 'Decided by' }),
    {
      name: 'decidedAt',
      type: 'date',
      label: { pt: 'Decidido em', en: 'Decided on' },
      admin: { readOnly: true, position: 'sidebar', condition: (data) => Boolean(data['decidedAt']) },
    },
  ],
}
