import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import staffTexts from '@/messages/staff/cms/forms.json' with { type: 'json' }
import { adminText, languageOf } from '@/src/fields/admin-text'
import { toNameOfKey } from '@/src/forms/governance/entry-name'
import { findNewExpressions } from '@/src/forms/governance/new-expressions'
import { fillText } from '@/src/i18n/staff-text'
import type { Form } from '@/src/stored-types/payload-types'
import { hasRole } from '../access/roles'
import { isGoverning } from './governing'
import { readDefinition } from './read-definition'

/** Lets only administrators write regular expressions; others keep those that are there. Runs after the form was read. */
export const refuseNewExpressions: CollectionBeforeChangeHook<Form> = ({ data, operation, originalDoc, req }) => {
  // Trusted code without a user (the import of `site/content/`) brings what was reviewed with the code.
  if (isGoverning(req) || !req.user || hasRole(req, ['admin'])) return data
  const key = data.key ?? ''
  const after = readDefinition(data.definition, { key, req })
  const before = operation === 'create' ? null : readDefinition(originalDoc?.definition, { key, req })
  const [first] = findNewExpressions(before, after)
  if (first === undefined) return data
  const name = toNameOfKey(after, { key: first, locale: languageOf(req) })
  const message = adminText(req, fillText(staffTexts.refuseNewExpressions.message, { name }))
  throw new ValidationError({ collection: 'forms', errors: [{ path: 'definition', message }], req })
}
