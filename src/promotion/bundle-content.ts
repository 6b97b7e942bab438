import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Payload } from 'payload'
import staffTexts from '@/messages/staff/promotion.json' with { type: 'json' }
import { fillText } from '@/src/i18n/staff-text'
import { ContentError } from '@/src/portable-content/content-error'
import { portableCollections } from '@/src/portable-content/content-files'
import { type PortableDocument, readContent } from '@/src/portable-content/read-content'
import type { OpenedBundle, Promoted } from './bundle'
import { PromotionRefusal } from './promotion-refusal'

/** What a bundle holds, read against the fields of this installation. */
export type BundleContent = {
  promoted: readonly { entry: Promoted; document: PortableDocument }[]
  pictures: readonly PortableDocument[]
  /** Where the uploaded file of a document lies. */
  fileOf: (collection: 'documents' | 'media', document: PortableDocument) => string
}

/**
 * Lays the files of a bundle out as a folder of content, for as long as work with it takes.
 *
 * @param known the documents of this installation, such as `pages/home`: what the bundle may refer to.
 * @throws PromotionRefusal when its content cannot be read here, and what the work throws.
 */
export async function withBundleContent<Result>(
  payload: Payload,
  { bundle, known }: { bundle: OpenedBundle; known: ReadonlyMap<string, number> },
  work: (content: BundleContent) => Promise<Result>,
): Promise<Result> {
  const directory = mkdtempSync(join(tmpdir(), 'sona-bundle-'))
  try {
    for (const [path, bytes] of bundle.parts) {
      mkdirSync(dirname(join(directory, path)), { recursive: true })
      writeFileSync(join(directory, path), bytes)
    }
    return await work(readBundle(payload, { directory, bundle, known }))
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

type Laid = { directory: string; bundle: OpenedBundle; known: ReadonlyMap<string, number> }

function readBundle(payload: Payload, { directory, bundle, known }: Laid): BundleContent {
  const { collections, globals } = readAll(payload, directory, known)
  const promoted = bundle.manifest.promoted.map((entry) => {
    const document =
      'global' in entry ? globals.get(entry.global) : collections[entry.collection].find(({ key }) => key === entry.key)
    if (!document) throw partsRefusal()
    return { entry, document }
  })
  const pictures = collections.media
  // Nothing comes in that the list does not name: pictures alone come along.
  const held = portableCollections.reduce((sum, slug) => sum + collections[slug].length, globals.size)
  const names = new Set(bundle.manifest.promoted.map((entry) => ('global' in entry ? entry.global : nameOf(entry))))
  if (held !== promoted.length + pictures.length || names.size !== promoted.length) throw partsRefusal()
  return {
    promoted,
    pictures,
    fileOf: (collection, { filename = '' }) => join(directory, collection, 'files', filename),
  }
}

function readAll(payload: Payload, directory: string, known: ReadonlyMap<string, number>) {
  try {
    return readContent(directory, payload, (slug, key) => known.has(`${slug}/${key}`))
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    throw new PromotionRefusal(
      staffTexts.notTaken,
      error.problems.map((problem) => fillText(staffTexts.problem.content, problem)),
    )
  }
}

/** The name by which others refer to a document. */
export function nameOf({ collection, key }: { collection: string; key: string }): string {
  return `${collection}/${key}`
}

function partsRefusal(): PromotionRefusal {
  return new PromotionRefusal(fillText(staffTexts.unreadable, { what: staffTexts.what.parts }))
}
