import type { FlattenedField, Payload } from 'payload'
import { Document } from 'yaml'
import { z } from 'zod'
import { type Locale, locales } from '@/src/i18n/locales'
import { draftableCollections, type PortableCollection } from './content-files'
import { isUnpublishedForm } from './portable-form'
import type { KeyLookup } from './rich-text-to-markdown'
import { writeFields } from './write-fields'

const oneStatus = z.enum(['draft', 'published'])
const withStatus = z.object({ _status: z.union([oneStatus, z.partialRecord(z.enum(locales), oneStatus)]).nullish() })

/**
 * Writes one document as its content file.
 *
 * @param document.stored as it is read with `locale: 'all'` and `depth: 0`.
 * @param document.file the name of its uploaded file, where it has one.
 */
export function documentToYaml({
  payload,
  keyOf,
  name,
  stored,
  fields,
  slug,
  file,
}: {
  payload: Payload
  keyOf: KeyLookup
  name: string
  stored: unknown
  fields: readonly FlattenedField[]
  slug?: PortableCollection
  file?: string | undefined
}): string {
  const document = new Document()
  const root = writeFields(stored, fields, { payload, document, documentName: name, keyOf })
  if (file) root.set('file', file)
  if (slug && draftableCollections.has(slug)) {
    const drafts = draftLocales(withStatus.parse(stored)._status ?? {}, root.toString())
    if (drafts.length > 0) root.set('draft', document.createNode(drafts))
  }
  if (slug === 'forms' && isUnpublishedForm(stored)) root.set('draft', document.createNode([...locales]))
  document.contents = root
  return document.toString({ lineWidth: 120, flowCollectionPadding: true })
}

/** The languages in which a document is written and not public. What has one status is written in none by itself. */
function draftLocales(status: z.infer<typeof withStatus>['_status'] & {}, text: string): Locale[] {
  if (typeof status === 'string') return status === 'published' ? [] : [...locales]
  return locales.filter((locale) => status[locale] !== 'published' && text.includes(`${locale}:`))
}
