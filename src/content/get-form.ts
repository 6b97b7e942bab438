import { FormByKeyDocument, type FormFieldsFragment, OpenFormVersionsDocument } from '@/graphql/generated/operations'
import { type FormVersion, formVersion, graceMs } from '@/src/forms/versions/form-version'
import type { Locale } from '@/src/i18n/locales'
import type { ContentClient } from './client'

/** The form with a key; null when there is none. What is published of it is in its current version. */
export async function getForm(client: ContentClient, locale: Locale, key: string): Promise<FormFieldsFragment | null> {
  const { Forms } = await client.query(FormByKeyDocument, { key, locale })
  return Forms?.docs[0] ?? null
}

/** The versions of all forms that visitors may send, or may still be filling in. */
export async function getFormVersions(client: ContentClient): Promise<FormVersion[]> {
  const since = new Date(Date.now() - graceMs).toISOString()
  const versions: FormVersion[] = []
  for (let page = 1; ; page++) {
    const { FormVersions } = await client.query(OpenFormVersionsDocument, { since, page })
    for (const version of FormVersions?.docs ?? []) versions.push(formVersion.parse(version))
    if (!FormVersions?.hasNextPage) return versions
  }
}
