import { join } from 'node:path'
import { type Payload, ValidationError } from 'payload'
import { defaultLocale, type Locale, locales } from '@/src/i18n/locales'
import { ContentError } from './content-error'
import {
  draftableCollections,
  type PortableCollection,
  type PortableGlobal,
  portableCollections,
  portableGlobals,
} from './content-files'
import type { ReferenceResolver } from './markdown-to-rich-text'
import { type PortableContent, type PortableDocument, readContent } from './read-content'

type Progress = (done: number, total: number) => void

/**
 * Writes the content folder into the CMS: creates what is missing and makes what exists equal to its file. Documents that
 * have no file are left alone. Running it again changes nothing.
 *
 * @param onProgress called after each document.
 * @throws ContentError before anything is written, when the folder cannot be read.
 */
export async function importContent(payload: Payload, contentDirectory: string, onProgress?: Progress): Promise<void> {
  const content = readContent(contentDirectory, payload)
  const ids = await createMissingDocuments(payload, content, contentDirectory)
  const resolve: ReferenceResolver = (slug, key) => ids.get(`${slug}/${key}`)
  const total = portableCollections.reduce((sum, slug) => sum + content.collections[slug].length, content.globals.size)
  let done = 0
  const step = () => onProgress?.(++done, total)

  for (const slug of portableGlobals) {
    const document = content.globals.get(slug)
    if (!document) continue
    await named(`globals/${slug}`, () => writeGlobal(payload, slug, document, resolve))
    step()
  }
  for (const slug of portableCollections) {
    for (const document of parentsFirst(content.collections[slug])) {
      const id = ids.get(`${slug}/${document.key}`)
      if (id !== undefined)
        await named(`${slug}/${document.key}`, () => writeDocument(payload, slug, id, document, resolve))
      step()
    }
  }
}

/** Says which document the CMS refused, and every reason it gave. */
async function named<Result>(name: string, write: () => Promise<Result>): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const reasons = error.data.errors.map(({ path, message }) => `${path}: ${message}`)
    throw new ContentError([{ file: `${name}.yaml`, line: 1, reason: reasons.join('; ') }])
  }
}

/** A page's address is built from its parent's, and a key is longer than the key of what it stands below. */
function parentsFirst(documents: readonly PortableDocument[]): PortableDocument[] {
  const depth = ({ key }: PortableDocument) => (key === 'home' ? 0 : key.split('/').length)
  return [...documents].sort((a, b) => depth(a) - depth(b))
}

/** Documents refer to each other in circles, so each gets its id before any gets its data. */
async function createMissingDocuments(
  payload: Payload,
  content: PortableContent,
  contentDirectory: string,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const slug of portableCollections) {
    const { docs } = await payload.find({
      collection: slug,
      depth: 0,
      pagination: false,
      draft: true,
      select: { key: true },
      overrideAccess: true, // trusted code, as above
    })
    for (const { id, key } of docs) if (key) ids.set(`${slug}/${key}`, id)
    for (const document of content.collections[slug]) {
      const name = `${slug}/${document.key}`
      if (!ids.has(name))
        ids.set(name, await named(name, () => createDocument(payload, slug, document, contentDirectory)))
    }
  }
  return ids
}

async function createDocument(
  payload: Payload,
  slug: PortableCollection,
  document: PortableDocument,
  contentDirectory: string,
): Promise<number> {
  // What has no drafts is checked when it is created. Its references follow once every document has an id.
  const data = draftableCollections.has(slug) ? {} : document.read(defaultLocale, () => undefined)
  const { id } = await payload.create({
    collection: slug,
    locale: defaultLocale,
    draft: true,
    data: { ...data, key: document.key },
    ...(document.filename ? { filePath: join(contentDirectory, slug, 'files', document.filename) } : {}),
    depth: 0,
    overrideAccess: true, // trusted code, as above
  })
  return id
}

async function writeDocument(
  payload: Payload,
  slug: PortableCollection,
  id: number,
  document: PortableDocument,
  resolve: ReferenceResolver,
): Promise<void> {
  for (const locale of document.locales) {
    await payload.update({
      collection: slug,
      id,
      locale,
      data: { ...document.read(locale, resolve), ...statusIn(slug, document, locale) },
      depth: 0,
      overrideAccess: true, // trusted code, as above
    })
  }
}

async function writeGlobal(
  payload: Payload,
  slug: PortableGlobal,
  document: PortableDocument,
  resolve: ReferenceResolver,
): Promise<void> {
  for (const locale of locales) {
    const data = { ...document.read(locale, resolve), _status: 'published' as const }
    await payload.updateGlobal({ slug, locale, data, depth: 0, overrideAccess: true }) // trusted code, as above
  }
}

function statusIn(slug: PortableCollection, document: PortableDocument, locale: Locale) {
  if (!draftableCollections.has(slug)) return {}
  return { _status: document.draftLocales.includes(locale) ? ('draft' as const) : ('published' as const) }
}
