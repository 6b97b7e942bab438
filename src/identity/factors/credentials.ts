import type { CollectionConfig } from 'payload'
import staffTexts from '@/messages/staff/identity.json' with { type: 'json' }

/**
 * What people have beside a password to show who they are: one row for each authenticator app, passkey, recovery code and
 * account at the bank's own sign-in. Written and read below the API only: through it, nobody sees or changes any, trusted code included.
 */
export const credentials: CollectionConfig<'credentials'> = {
  slug: 'credentials',
  labels: staffTexts.credentials.labels,
  graphQL: false,
  lockDocuments: false,
  admin: { hidden: true },
  access: { read: () => false, create: () => false, update: () => false, delete: () => false },
  fields: [
    { name: 'person', type: 'number', required: true, index: true },
    { name: 'kind', type: 'text', required: true },
    // The id of a passkey, or the issuer and subject of a sign-in: belongs to one account only.
    { name: 'identifier', type: 'text', unique: true },
    // Sealed for an app, hashed for a recovery code, a public key for a passkey.
    { name: 'secret', type: 'text' },
    // The newest time step of an app, or the signature counter of a passkey: what is not above it was used before.
    { name: 'counter', type: 'number', defaultValue: 0 },
    // What its owner calls it.
    { name: 'label', type: 'text' },
  ],
}
