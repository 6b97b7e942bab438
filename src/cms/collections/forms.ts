import type { CollectionConfig, PayloadRequest } from 'payload'
import { adminText } from '@/src/fields/admin-text'
import { choiceField } from '@/src/fields/select'
import { lineField } from '@/src/fields/text'
import { rolesFor } from '@/src/governance/transitions'
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
  labels: { singular: { pt: 'Formulário', en: 'Form' }, plural: { pt: 'Formulários', en: 'Forms' } },
  graphQL: { singularName: 'Form', pluralName: 'Forms' },
  disableDuplicate: true,
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'key', 'current', 'updatedAt'],
    group: { pt: 'Formulários', en: 'Forms' },
  },
  access: {
    read: readAlways,
    create: allowRoles(...rolesFor('form.submit')),
    update: allowRoles(...rolesFor('form.submit')),
    delete: allowRoles(...rolesFor('form.submit')),
  },
  hooks: { beforeChange: [guardForm, refuseNewExpressions], beforeDelete: [refuseDeletingPublished] },
  endpoints: formEndpoints,
  fields: [
    {
      name: 'key',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      label: { pt: 'Chave', en: 'Key' },
      access: { update: () => false },
      admin: {
        position: 'sidebar',
        description: {
          pt: 'Nome permanente, como jobApplication: está no endereço a que o formulário é enviado.',
          en: 'Permanent name, such as jobApplication: it is in the address to which the form is sent.',
        },
      },
      validate: (value: unknown, { req }: { req: PayloadRequest }) =>
        typeof value === 'string' && /^[a-z][a-zA-Z0-9]{0,59}$/.test(value)
          ? true
          : adminText(req, {
              pt: 'Só letras e algarismos, a começar por uma letra minúscula.',
              en: 'Letters and digits only, beginning with a small letter.',
            }),
    },
    lineField({ name: 'name', label: { pt: 'Nome', en: 'Name' } }),
    {
      name: 'definition',
      type: 'json',
      label: { pt: 'Definição', en: 'Definition' },
      access: { read: refuseToStrangers },
      admin: { components: { Field: '/form-builder/FormBuilderField.client#FormBuilderField' } },
    },
    {
      ...choiceField({
        name: 'audience',
        label: { pt: 'Quem lê as respostas', en: 'Who reads the answers' },
        enumName: 'FormAudience',
        required: true,
        defaultValue: 'staff',
        choices: {
          staff: { pt: 'Compliance', en: 'Compliance' },
          investigators: { pt: 'Só investigação', en: 'Investigators only' },
        },
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
      label: { pt: 'Dias durante os quais as respostas são guardadas', en: 'Days for which answers are kept' },
      access: { read: refuseToStrangers },
      admin: { position: 'sidebar' },
    },
    {
      ...choiceField({
        name: 'retentionAction',
        label: { pt: 'Depois desse prazo', en: 'After that time' },
        enumName: 'FormRetentionAction',
        required: true,
        defaultValue: 'delete',
        choices: {
          delete: { pt: 'Apagar', en: 'Delete' },
          anonymise: { pt: 'Apagar os dados pessoais', en: 'Delete personal data' },
        },
      }),
      access: { read: refuseToStrangers },
      admin: { position: 'sidebar' },
    },
    {
      name: 'notify',
      type: 'text',
      hasMany: true,
      label: { pt: 'Avisar por e-mail', en: 'Notify by e-mail' },
      access: { read: refuseToStrangers },
      admin: {
        position: 'sidebar',
        description: {
          pt: 'O aviso diz só que chegou uma resposta, e nunca o que ela diz.',
          en: 'The message says that an answer arrived, and never what it says.',
        },
      },
      validate: (value: unknown, { req }) => {
        const odd = (Array.isArray(value) ? value : []).filter(
          (address) => !/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(address),
        )
        if (odd.length === 0) return true
        return adminText(req, {
          pt: `Não são endereços de e-mail: ${odd.join(', ')}.`,
          en: `These are no e-mail addresses: ${odd.join(', ')}.`,
        })
      },
    },
    {
      name: 'current',
      type: 'relationship',
      relationTo: 'form-versions',
      label: { pt: 'Versão publicada', en: 'Published version' },
      access: nobody,
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      name: 'proposal',
      type: 'group',
      label: { pt: 'Proposta de publicação', en: 'Proposal to publish' },
      access: { ...nobody, read: refuseToStrangers },
      admin: { readOnly: true, condition: ({ proposal }) => Boolean(proposal?.hash) },
      fields: [
        { name: 'reason', type: 'textarea', label: { pt: 'Motivo', en: 'Reason' } },
        { name: 'by', type: 'relationship', relationTo: 'users', label: { pt: 'Por', en: 'By' } },
        { name: 'at', type: 'date', label: { pt: 'Em', en: 'On' } },
        { name: 'hash', type: 'text', label: { pt: 'Impressão digital', en: 'Fingerprint' } },
      ],
    },
  ],
}
