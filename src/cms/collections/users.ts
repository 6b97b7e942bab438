import type { CollectionConfig } from 'payload'
import { allowRoles, allowRolesOnField } from '../access/roles'

/** People of the bank who work in the CMS. */
export const users: CollectionConfig<'users'> = {
  slug: 'users',
  labels: { singular: { pt: 'Utilizador', en: 'User' }, plural: { pt: 'Utilizadores', en: 'Users' } },
  graphQL: { singularName: 'User', pluralName: 'Users' },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role'],
    group: { pt: 'Administração', en: 'Administration' },
  },
  auth: { maxLoginAttempts: 5, lockTime: 600_000, tokenExpiration: 28_800, cookies: { sameSite: 'Strict' } },
  access: {
    create: allowRoles('admin'),
    delete: allowRoles('admin'),
    // Everybody may see their own account; only administrators see and change others.
    read: ({ req }) => (req.user?.role === 'admin' ? true : { id: { equals: req.user?.id ?? 0 } }),
    update: ({ req }) => (req.user?.role === 'admin' ? true : { id: { equals: req.user?.id ?? 0 } }),
    // Payload's default lets any logged-in user unlock accounts (GHSA-jg8r-5jh2-v2xj).
    unlock: allowRoles('admin'),
    admin: ({ req }) => Boolean(req.user),
  },
  fields: [
    { name: 'name', type: 'text', label: { pt: 'Nome', en: 'Name' }, required: true },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'editor',
      label: { pt: 'Papel', en: 'Role' },
      access: { create: allowRolesOnField('admin'), update: allowRolesOnField('admin') },
      options: [
        { value: 'editor', label: { pt: 'Edição', en: 'Editor' } },
        { value: 'approver', label: { pt: 'Aprovação', en: 'Approver' } },
        { value: 'compliance', label: { pt: 'Compliance', en: 'Compliance' } },
        { value: 'investigator', label: { pt: 'Investigação', en: 'Investigator' } },
        { value: 'admin', label: { pt: 'Administração', en: 'Administrator' } },
      ],
    },
  ],
}
