import type { Field, FieldAccess } from 'payload'
import staffTexts from '@/messages/staff/inboxes.json' with { type: 'json' }

const words = staffTexts.fields

/** Who reads an inbox and what comes into it, as fields: of an inbox, and of what is asked for. */
export function planFields(access: { create?: FieldAccess; update: FieldAccess }): Field[] {
  return [
    {
      name: 'members',
      type: 'relationship',
      relationTo: 'users',
      hasMany: true,
      label: words.members.label,
      access,
      // People of the bank do not see each other's accounts: they choose among names.
      admin: {
        description: words.members.description,
        components: { Field: '/studio/inboxes/MemberChoice#MemberChoice' },
        disableListColumn: true,
        disableListFilter: true,
      },
    },
    {
      name: 'forms',
      type: 'relationship',
      relationTo: 'forms',
      hasMany: true,
      label: words.forms.label,
      access,
      admin: { description: words.forms.description, allowCreate: false, allowEdit: false },
    },
    {
      name: 'routes',
      type: 'array',
      label: words.routes.label,
      labels: words.routes.labels,
      access,
      admin: { description: words.routes.description },
      maxRows: 100,
      fields: [
        {
          name: 'form',
          type: 'relationship',
          relationTo: 'forms',
          required: true,
          label: words.form,
          admin: { allowCreate: false, allowEdit: false },
        },
        {
          name: 'question',
          type: 'text',
          required: true,
          label: words.question.label,
          admin: { description: words.question.description },
        },
        {
          name: 'values',
          type: 'text',
          hasMany: true,
          required: true,
          label: words.values.label,
          admin: { description: words.values.description },
        },
      ],
    },
    {
      name: 'handsOver',
      type: 'checkbox',
      label: words.handsOver.label,
      access,
      admin: { description: words.handsOver.description },
    },
  ]
}
