import type { CollectionConfig } from 'payload'
import staffTexts from '@/messages/staff/cms/collections.json' with { type: 'json' }
import { longestSessionSeconds } from '@/src/identity/sessions/session-life'
import { guardAccountDeletion, guardAccounts } from '../accounts/guard-accounts'
import { roleOptions } from '../accounts/role-options'

/** People of the bank who work in the CMS. */
export const users: CollectionConfig<'users'> = {
  slug: 'users',
  labels: staffTexts.users.labels,
  graphQL: { singularName: 'User', pluralName: 'Users' },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role'],
    group: staffTexts.users.group,
  },
  // No lock of Payload's: anybody could lock anybody out. src/identity/sign-in limits tries instead.
  auth: { maxLoginAttempts: 0, tokenExpiration: longestSessionSeconds, cookies: { sameSite: 'Strict' } },
  access: {
    // Accounts are made, changed and taken away by requests that somebody else decides: see `account-requests`.
    create: () => false,
    delete: () => false,
    // Everybody may see and keep their own account; only administrators see others.
    read: ({ req }) => (req.user?.role === 'admin' ? true : { id: { equals: req.user?.id ?? 0 } }),
    update: ({ req }) => (req.user ? { id: { equals: req.user.id } } : false),
    // Payload's default lets any logged-in user unlock accounts (GHSA-jg8r-5jh2-v2xj). A lock ends by itself.
    unlock: () => false,
    admin: ({ req }) => Boolean(req.user),
  },
  hooks: { beforeChange: [guardAccounts], beforeDelete: [guardAccountDeletion] },
  fields: [
    { name: 'name', type: 'text', label: staffTexts.users.name.label, required: true },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'editor',
      label: staffTexts.users.role.label,
      options: [...roleOptions],
    },
  ],
}
