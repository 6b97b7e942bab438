import type { CollectionConfig, PayloadRequest } from 'payload'
import staffTexts from '@/messages/staff/cms/collections.json' with { type: 'json' }
import { adminText } from '@/src/fields/admin-text'
import { choiceField } from '@/src/fields/select'
import { lineField } from '@/src/fields/text'
import { statisticsEndpoint } from '@/src/form-statistics/storage/statistics-endpoint'
import { statisticsView } from '@/src/form-statistics/storage/statistics-view'
import { rolesFor } from '@/src/governance/transitions'
import { fillText } from '@/src/i18n/staff-text'
import { allowRoles, readAlways, refuseToStrangers } from '../access/roles'
import { formEndpoints } from '../forms/form-endpoints'
import { guardForm, refuseDeletingPublished } from '../forms/guard-form'
import { refuseNewExpressions } from '../forms/refuse-new-expressions'

const nobody = { create: () => false, update: () => false } as const

/**
 * Forms as compliance staff write them. Visitors see what was published of them, which is in their versions; what is saved here
 * is a draft until it is proposed and another person approves it.
 */
export const forms: CollectionConfig<'forms'> = {
  slug: 'forms',
  labels: staffTexts.forms.labels,
  graphQL: { singularName: 'Form', pluralName: 'Forms' },
  disableDuplicate: true,
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'current', 'audience', 'updatedAt'],
    group: staffTexts.forms.group,
    components: { views: { edit: { statistics: statisticsView } } },
  },
  access: {
    read: readAlways,
    create: allowRoles(...rolesFor('form.submit')),
    update: allowRoles(...rolesFor('form.submit')),
    delete: allowRoles(...rolesFor('form.submit')),
  },
  hooks: { beforeChange: [guardForm, refuseNewExpressions], beforeDelete: [refuseDeletingPublished] },
  endpoints: [...formEndpoints, statisticsEndpoint],
  fields: [
    {
      name: 'key',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      label: staffTexts.forms.key.label,
      access: { update: () => false },
      admin: {
        position: 'sidebar',
        description: staffTexts.forms.key.description,
      },
      validate: (value: unknown, { req }: { req: PayloadRequest }) =>
        typeof value === 'string' && /^[a-z][a-zA-Z0-9]{0,59}$/.test(value)
          ? true
          : adminText(req, staffTexts.forms.key.invalid),
    },
    lineField({ name: 'name', label: staffTexts.forms.name.label }),
    {
      name: 'definition',
      type: 'json',
      label: staffTexts.forms.definition.label,
      access: { read: refuseToStrangers },
      admin: { components: { Field: '/form-builder/FormBuilderField.client#FormBuilderField' } },
    },
    {
      ...choiceField({
        name: 'audience',
        label: staffTexts.forms.audience.label,
        enumName: 'FormAudience',
        required: true,
        defaultValue: 'staff',
        choices: staffTexts.forms.audience.choices,
      }),
      admin: { position: 'sidebar' },
    },
    {
      name: 'retentionDays',
      type: 'number',
      required: true,
      defaultValue: 365,
      min: 1,
      max: 7300,
      label: staffTexts.forms.retentionDays.label,
      access: { read: refuseToStrangers },
      admin: { position: 'sidebar' },
    },
    {
      ...choiceField({
        name: 'retentionAction',
        label: staffTexts.forms.retentionAction.label,
        enumName: 'FormRetentionAction',
        required: true,
        defaultValue: 'delete',
        choices: staffTexts.forms.retentionAction.choices,
      }),
      access: { read: refuseToStrangers },
      admin: { position: 'sidebar' },
    },
    {
      name: 'answerDays',
      type: 'number',
      min: 1,
      max: 365,
      label: staffTexts.forms.answerDays.label,
      access: { read: refuseToStrangers },
      admin: { position: 'sidebar', description: staffTexts.forms.answerDays.description },
    },
    {
      name: 'mayReply',
      type: 'checkbox',
      label: staffTexts.forms.mayReply.label,
      access: { read: refuseToStrangers },
      admin: { position: 'sidebar', description: staffTexts.forms.mayReply.description },
    },
    {
      name: 'notify',
      type: 'text',
      hasMany: true,
      label: staffTexts.forms.notify.label,
      access: { read: refuseToStrangers },
      admin: {
        position: 'sidebar',
        description: staffTexts.forms.notify.description,
      },
      validate: (value: unknown, { req }) => {
        const odd = (Array.isArray(value) ? value : []).filter(
          (address) => !/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(address),
        )
        if (odd.length === 0) return true
        return adminText(req, fillText(staffTexts.forms.notify.notAddresses, { odd: odd.join(', ') }))
      },
    },
    {
      name: 'current',
      type: 'relationship',
      relationTo: 'form-versions',
      label: staffTexts.forms.current.label,
      access: nobody,
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      name: 'proposal',
      type: 'group',
      label: staffTexts.forms.proposal.label,
      access: { ...nobody, read: refuseToStrangers },
      admin: { readOnly: true, condition: ({ proposal }) => Boolean(proposal?.hash) },
      fields: [
        { name: 'reason', type: 'textarea', label: staffTexts.forms.proposal.reason.label },
        { name: 'by', type: 'relationship', relationTo: 'users', label: staffTexts.forms.proposal.by.label },
        { name: 'at', type: 'date', label: staffTexts.forms.proposal.at.label },
        { name: 'hash', type: 'text', label: staffTexts.forms.proposal.hash.label },
      ],
    },
  ],
}
