import type { TextField } from 'payload'
import staffTexts from '@/messages/staff/fields.json' with { type: 'json' }
import type { StaffText } from '@/src/i18n/staff-text'
import { anchorPattern } from '@/src/ui/anchor'
import { adminText } from './admin-text'

type KeyOptions = { name: string; label: StaffText; description: StaffText }

/** What a row is called by other rows and in addresses, the same in every language. */
export function choiceKeyField({ name, label, description }: KeyOptions): TextField {
  return {
    name,
    type: 'text',
    label,
    admin: { description },
    validate: (value: string | null | undefined, { req }) =>
      !value || anchorPattern.test(value) || adminText(req, staffTexts.choiceKey.unfit),
  }
}

/** The keys of other rows. */
export function choiceKeysField({ name, label, description }: KeyOptions): TextField {
  return { name, type: 'text', hasMany: true, label, admin: { description } }
}
