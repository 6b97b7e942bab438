import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { FlattenedField, Payload } from 'payload'
import { z } from 'zod'
import type { Subject } from '@/src/governance/subject'
import type { Locale } from '@/src/i18n/locales'
import { uploadsDirectory } from '@/src/platform/uploads-directory'
import { type PortableCollection, portableCollections } from '@/src/portable-content/content-files'
import { documentToYaml } from '@/src/portable-content/document-to-yaml'
import { authoredFields } from '@/src/portable-content/portable-fields'
import { bringUploads } from '@/src/uploads/bring-uploads'
import { type Manifest, type Promoted, sealBundle } from './bundle'

/** What goes live with a release, as it was approved: with every localized field as a map of languages. */
export type Packed = { subject: Subject; title: string; languages: readonly Locale[]; document: object }

const withKey = z.looseObject({ key: z.string() })
const withFile = z.looseObject({ filename: z.string() })

/**
 * Makes the bundle of a release: its documents as content files, and the pictures that they name with their files.
 *
 * @param secret the key that signs.
 * @throws PromotionRefusal when it is too large.
 */
export async function packRelease(
  payload: Payload,
  { packed, ...about }: Omit<Manifest, 'format' | 'parts' | 'promoted'> & { packed: readonly Packed[] },
  secret: string,
): Promise<string> {
  const parts = new Map<string, Buffer>()
  const keys = await readKeys(payload)
  const pictures = new Set<number>()
  const keyOf = (slug: string, id: number): string => {
    const key = keys.get(`${slug}/${id}`)
    if (key === undefined) throw new Error(`A document refers to ${slug} ${id}, which does not exist`)
    if (slug === 'media') pictures.add(id)
    return key
  }
  const add = async (name: string, stored: object, slug?: PortableCollection) => {
    const fields = fieldsOf(payload, name, slug)
    const file = slug && isUpload(slug) ? basename(withFile.parse(stored).filename) : undefined
    const text = documentToYaml({ payload, keyOf, name, stored, fields, ...(slug ? { slug } : {}), file })
    parts.set(`${name}.yaml`, Buffer.from(text))
    if (!slug || !isUpload(slug) || !file) return
    await bringUploads(payload, slug, [file])
    parts.set(`${slug}/files/${file}`, await readFile(join(uploadsDirectory(slug), file)))
  }
  const promoted: Promoted[] = []
  for (const { subject, title, languages, document } of packed) {
    const named = { title, languages: [...languages] }
    if ('global' in subject) {
      const { global } = subject
      // Its own settings are not asked for: whoever calls has refused them.
      if (global === 'site-settings') throw new Error('The settings of a site do not travel')
      promoted.push({ global, ...named })
      await add(`globals/${global}`, document)
    } else {
      const { collection } = subject
      const { key } = withKey.parse(document)
      promoted.push({ collection, key, ...named })
      await add(`${collection}/${key}`, document, collection)
    }
  }
  for (const id of pictures) {
    // Whoever packs may see all that is packed: it was asked where the request came in.
    const stored = await payload.findByID({ collection: 'media', id, locale: 'all', depth: 0, overrideAccess: true })
    await add(`media/${withKey.parse(stored).key}`, stored, 'media')
  }
  return sealBundle({ ...about, promoted }, parts, secret)
}

/** The keys of all documents, by collection and number. */
async function readKeys(payload: Payload): Promise<Map<string, string>> {
  const keys = new Map<string, string>()
  for (const collection of portableCollections) {
    const { docs } = await payload.find({
      ...{ collection, depth: 0, pagination: false, draft: true, select: { key: true } },
      overrideAccess: true, // as above
    })
    for (const { id, key } of docs) if (key) keys.set(`${collection}/${id}`, key)
  }
  return keys
}

function fieldsOf(payload: Payload, name: string, slug?: PortableCollection): readonly FlattenedField[] {
  if (slug) return authoredFields(payload.collections[slug].config)
  return payload.globals.config.find((global) => name === `globals/${global.slug}`)?.flattenedFields ?? []
}

function isUpload(slug: PortableCollection): slug is 'documents' | 'media' {
  return slug === 'documents' || slug === 'media'
}
