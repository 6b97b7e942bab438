import { type PayloadRequest, ValidationError } from 'payload'
import { z } from 'zod'
import staffTexts from '@/messages/staff/cms/forms.json' with { type: 'json' }
import { adminText } from '@/src/fields/admin-text'
import { type FormDefinition, formDefinition } from '@/src/forms/definition/form-definition'
import { fillText } from '@/src/i18n/staff-text'

const written = z.record(z.string(), z.unknown())

/**
 * What staff or a file wrote as a form. It may be unfinished, but not of another shape: the list could not be shown again.
 *
 * @param key the form's own, which its definition bears whatever was written.
 * @throws ValidationError with the place of each mistake.
 */
export function readDefinition(value: unknown, { key, req }: { key: string; req: PayloadRequest }): FormDefinition {
  const parsed = formDefinition.safeParse({ fields: [], ...written.safeParse(value ?? {}).data, key })
  if (parsed.success && (value === null || value === undefined || written.safeParse(value).success)) return parsed.data
  const places = parsed.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
  const message = adminText(req, fillText(staffTexts.readDefinition, { places: places.join('; ') })).trim()
  throw new ValidationError({ collection: 'forms', errors: [{ path: 'definition', message }], req })
}
