import type { Locale } from '@/src/i18n/locales'
import { toFormHref } from '@/src/links/form-href'
import { log } from '@/src/platform/log'
import { type FormDefinition, formDefinition } from '../definition/form-definition'

/** A form as the content API answers with it. */
export type StoredForm = {
  key: string
  audience: 'staff' | 'investigators' | null
  current: { hash: string; definition: unknown } | null
}

/** A published form with all that a page needs to show it. */
export type PlacedForm = {
  formKey: string
  /** The fingerprint of the version, which is sent with the answers. */
  hash: string
  definition: FormDefinition
  /** Where it is posted, and where it stands by itself. */
  action: string
  /** Whether nobody may see that somebody was here: such a page is kept nowhere. */
  isConfidential: boolean
}

/** A form for a page of a language. Null where none is chosen or none is published, and for one that cannot be read. */
export function toPlacedForm(stored: StoredForm | null | undefined, locale: Locale): PlacedForm | null {
  if (!stored?.current) return null
  const { success, data, error } = formDefinition.safeParse(stored.current.definition)
  if (!success) {
    log.error('A published form cannot be read', { form: stored.key, error })
    return null
  }
  return {
    formKey: stored.key,
    hash: stored.current.hash,
    definition: data,
    action: toFormHref(locale, stored.key),
    isConfidential: stored.audience === 'investigators',
  }
}
