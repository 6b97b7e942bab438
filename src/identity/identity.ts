import type { CheckboxField, CollectionConfig, TextField, UIField } from 'payload'
import staffTexts from '@/messages/staff/identity.json' with { type: 'json' }
import { hideEndedSessions } from '@/src/payload-fixes/hide-ended-sessions'
import { recordAccountChange, recordAccountDeletion } from './events/record-account-change'
import { factorEndpoints } from './factors/factor-endpoints'
import { oidcEndpoints } from './oidc/oidc-endpoints'
import { leaveProviderToo } from './oidc/provider-session'
import { languageEndpoint } from './pages/language-choice'
import { guardPasswords } from './passwords/guard-passwords'
import { linkEndpoint, refuseOtherLinks } from './reset/send-link'
import { refuseOtherResets, takeLinkEndpoint } from './reset/take-link'
import { sessionEndpoints } from './sessions/session-endpoints'
import { keptAliveByUse } from './sessions/session-life'
import { guardLogin } from './sign-in/guard-login'
import { recordLogin, recordLogout } from './sign-in/record-sign-in'
import { stepEndpoints } from './sign-in/step-endpoints'

/** What people type to show that they are who they are; read once, kept nowhere. */
const currentPassword: TextField = {
  name: 'currentPassword',
  type: 'text',
  virtual: true,
  label: staffTexts.identity.currentPassword.label,
  maxLength: 1_000,
  admin: { components: { Field: '/identity/passwords/CurrentPassword.client#CurrentPassword' } },
}

/** The way from one's account to what one shows besides a password. */
const securityLink: UIField = {
  name: 'securityLink',
  type: 'ui',
  admin: { components: { Field: '/identity/factors/SecurityLink.client#SecurityLink' } },
}

/** Somebody else knows the password: nothing can be done with the account until its owner has chosen another. */
const mustChangePassword: CheckboxField = {
  name: 'mustChangePassword',
  type: 'checkbox',
  defaultValue: false,
  hidden: true,
  access: { create: () => false, read: () => false, update: () => false },
}

/** A collection of accounts whose passwords, logins and changes follow the bank's rules, whatever way they come. */
export function withIdentity(config: CollectionConfig<'users'>): CollectionConfig<'users'> {
  const { fields, hooks = {} } = config
  return {
    ...config,
    auth: { ...(typeof config.auth === 'object' ? config.auth : {}), strategies: [keptAliveByUse] },
    endpoints: [
      ...(config.endpoints || []),
      ...sessionEndpoints,
      linkEndpoint,
      takeLinkEndpoint,
      ...stepEndpoints,
      ...factorEndpoints,
      ...oidcEndpoints,
      languageEndpoint,
    ],
    fields: [...fields, currentPassword, securityLink, mustChangePassword],
    hooks: {
      ...hooks,
      beforeOperation: [guardLogin, refuseOtherLinks, refuseOtherResets, ...(hooks.beforeOperation ?? [])],
      beforeValidate: [guardPasswords, ...(hooks.beforeValidate ?? [])],
      afterRead: [...(hooks.afterRead ?? []), hideEndedSessions],
      afterChange: [...(hooks.afterChange ?? []), recordAccountChange],
      afterDelete: [...(hooks.afterDelete ?? []), recordAccountDeletion],
      afterLogin: [...(hooks.afterLogin ?? []), recordLogin],
      afterLogout: [...(hooks.afterLogout ?? []), recordLogout, leaveProviderToo],
    },
  }
}
