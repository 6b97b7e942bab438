import type { Payload } from 'payload'
import { z } from 'zod'
import staffTexts from '@/messages/staff/cms/workflow.json' with { type: 'json' }
import { canonicalJson } from '@/src/forms/definition/canonical-json'
import { type Locale, locales } from '@/src/i18n/locales'
import { isDrawable } from '@/src/rich-text/document'
import { toPlainText } from '@/src/rich-text/to-plain-text'
import { findReferences } from '../../usage/find-references'
import type { FieldValue } from '../gate/walk-fields'

const byLanguage = z.record(z.string(), z.unknown())
const localizedText = z.union([z.string(), z.partialRecord(z.enum(locales), z.string().nullish())])

/** Whether a field holds the same in a language on both sides. */
export function isSame(one: FieldValue | undefined, other: FieldValue | undefined, locale: Locale): boolean {
  return canonicalJson(ownOf(one, locale) ?? null) === canonicalJson(ownOf(other, locale) ?? null)
}

function ownOf(found: FieldValue | undefined, locale: Locale): unknown {
  if (!found) return undefined
  const { field, value } = found
  const isLocalized = 'localized' in field && field.localized === true
  return isLocalized ? byLanguage.safeParse(value).data?.[locale] : value
}

/** What a field holds in a language, as people read it; empty for nothing. */
export async function valueInWords(payload: Payload, found: FieldValue | undefined, locale: Locale): Promise<string> {
  if (!found) return ''
  const { field } = found
  const own = ownOf(found, locale)
  if (own === null || own === undefined || own === '') return ''
  switch (field.type) {
    case 'richText':
      return isDrawable(own) ? toPlainText(own) : canonicalJson(own)
    case 'checkbox':
      return own === true ? staffTexts.changes.yes[locale] : ''
    case 'relationship':
    case 'upload':
      return (
        await Promise.all(
          findReferences({ [field.name]: own }, { fields: [field], payload, at: '' }).map((reference) =>
            titleOf(payload, reference, locale),
          ),
        )
      ).join(', ')
    case 'select':
    case 'radio':
      return toList(own)
        .map((chosen) => nameChoice(field.options, chosen, locale))
        .join(', ')
    default:
      return typeof own === 'string' || typeof own === 'number' ? String(own) : canonicalJson(own)
  }
}

function toList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value]
}

const option = z.object({ value: z.string(), label: localizedText })

function nameChoice(options: readonly unknown[], chosen: unknown, locale: Locale): string {
  for (const known of options) {
    const { data } = option.safeParse(known)
    if (data && data.value === chosen) return (typeof data.label === 'string' ? data.label : data.label[locale]) ?? ''
  }
  return String(chosen)
}

async function titleOf(
  payload: Payload,
  { collection, id }: { collection: string; id: number },
  locale: Locale,
): Promise<string> {
  const config = Object.values(payload.collections).find(({ config: { slug } }) => slug === collection)?.config
  if (!config) return ''
  const stored: unknown = await payload.findByID({
    collection: config.slug,
    id,
    locale: 'all',
    depth: 0,
    disableErrors: true,
    overrideAccess: true, // people of the bank see every title anyway
  })
  const document = byLanguage.safeParse(stored).data ?? {}
  for (const name of [config.admin.useAsTitle, 'title', 'name', 'alt', 'filename']) {
    const { data } = localizedText.safeParse(name ? document[name] : null)
    const title = typeof data === 'string' ? data : (data?.[locale] ?? data?.[locales[0]])
    if (title) return title
  }
  return staffTexts.changes.gone[locale]
}
