import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Payload } from 'payload'
import { z } from 'zod'
import { uploadsDirectory } from '@/src/platform/uploads-directory'
import { bringUploads } from '@/src/uploads/bring-uploads'
import { type PortableCollection, portableCollections, portableGlobals, readContentFiles } from './content-files'
import { documentToYaml } from './document-to-yaml'
import { authoredFields } from './portable-fields'
import { toPortableForm } from './portable-form'
import type { KeyLookup } from './rich-text-to-markdown'

const keyed = z.object({ id: z.number(), key: z.string() })
const uploaded = z.object({ filename: z.string() })
/**
 * Writes the CMS's content as files: what `importContent` reads. Files of documents that no longer exist are removed.
 *
 * Published texts are written; a document that was never published is written as it stands, with a `draft` line.
 */
export async function exportContent(payload: Payload, contentDirectory: string): Promise<void> {
  const documents = await readAllDocuments(payload)
  const keys = new Map<string, string>()
  for (const { slug, docs } of documents) for (const { id, key } of docs) keys.set(`${slug}/${id}`, key)
  const keyOf: KeyLookup = (slug, id) => {
    const key = keys.get(`${slug}/${id}`)
    if (key === undefined) throw new Error(`A document refers to ${slug} ${id}, which does not exist`)
    return key
  }
  for (const { slug, docs } of documents) {
    const { config } = payload.collections[slug]
    removeStaleFiles(contentDirectory, slug, new Set(docs.map(({ key }) => key)))
    for (const doc of docs) {
      const file = config.upload ? uploaded.parse(doc.stored).filename : undefined
      const text = documentToYaml({
        payload,
        keyOf,
        name: `${slug}/${doc.key}`,
        stored: doc.stored,
        fields: authoredFields(config),
        slug,
        file,
      })
      write(join(contentDirectory, slug, `${doc.key}.yaml`), text)
      if (file) await copyUpload(payload, { slug, filename: file, contentDirectory })
    }
  }
  for (const slug of portableGlobals) {
    // Trusted code on the machine of the CMS; there is no user whose rights could be asked for.
    const stored = await payload.findGlobal({ slug, locale: 'all', depth: 0, overrideAccess: true })
    const fields = payload.globals.config.find((global) => global.slug === slug)?.flattenedFields ?? []
    write(
      join(contentDirectory, 'globals', `${slug}.yaml`),
      documentToYaml({ payload, keyOf, name: `globals/${slug}`, stored, fields }),
    )
  }
}

type ExportedDocument = { id: number; key: string; stored: unknown }

async function readAllDocuments(payload: Payload): Promise<{ slug: PortableCollection; docs: ExportedDocument[] }[]> {
  return Promise.all(
    portableCollections.map(async (slug) => {
      const { docs } = await payload.find({
        collection: slug,
        locale: 'all',
        // Of a form, what is published is in its version.
        depth: slug === 'forms' ? 1 : 0,
        pagination: false,
        sort: 'key',
        overrideAccess: true, // trusted code, as above
      })
      const toStored = (doc: unknown) => (slug === 'forms' ? toPortableForm(doc) : doc)
      return { slug, docs: docs.map((doc) => ({ ...keyed.parse(doc), stored: toStored(doc) })) }
    }),
  )
}

function removeStaleFiles(contentDirectory: string, slug: PortableCollection, keys: ReadonlySet<string>): void {
  mkdirSync(join(contentDirectory, slug), { recursive: true })
  for (const { file, key } of readContentFiles(contentDirectory, slug, [])) {
    if (!keys.has(key)) rmSync(join(contentDirectory, file))
  }
}

type Copying = { slug: PortableCollection; filename: string; contentDirectory: string }

async function copyUpload(payload: Payload, { slug, filename, contentDirectory }: Copying): Promise<void> {
  if (slug !== 'media' && slug !== 'documents') return
  await bringUploads(payload, slug, [filename])
  const target = join(contentDirectory, slug, 'files', filename)
  mkdirSync(dirname(target), { recursive: true })
  copyFileSync(join(uploadsDirectory(slug), filename), target)
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
