import { readFile } from 'node:fs/promises'
import type { PayloadRequest } from 'payload'
import type { Subject } from '@/src/governance/subject'
import { defaultLocale, type Locale } from '@/src/i18n/locales'
import type { PortableDocument } from '@/src/portable-content/read-content'
import type { Promoted } from './bundle'
import { type BundleContent, nameOf } from './bundle-content'
import { subjectOf } from './find-conflicts'
import { findPicture } from './find-same-file'
import type { ReceivingDesk } from './receiving-desk'
import type { UndoList } from './undo-list'

/** Something that was written as a draft. */
export type Written = { entry: Promoted; subject: Subject }

type Writing = { content: BundleContent; known: ReadonlyMap<string, number>; undo: UndoList }

/**
 * Writes all of a bundle as drafts of the person who takes it in: through the access, the hooks and the validation of their saving. What it
 * refers to has its number before anything is written.
 *
 * @returns what was written, in the order of the bundle.
 * @throws what the CMS refuses; whoever calls puts back what is in the list.
 */
export async function writeDrafts(desk: ReceivingDesk, { content, known, undo }: Writing): Promise<Written[]> {
  const { req } = desk
  const ids = new Map(known)
  const resolve = (collection: string, key: string) => ids.get(`${collection}/${key}`)
  const remove = (collection: 'media' | Collection, id: number) => () =>
    // Nobody has seen it yet; whoever took the bundle in may not be allowed to delete.
    req.payload.delete({ collection, id, overrideAccess: true })
  for (const picture of content.pictures) {
    const name = `media/${picture.key}`
    if (ids.has(name)) continue
    const file = content.fileOf('media', picture)
    const same = await findPicture(req.payload, await readFile(file))
    const id = same ?? (await createPicture(req, picture, file))
    ids.set(name, id)
    if (same !== null) continue
    undo.add(name, remove('media', id))
    await writePicture(req, id, picture)
  }
  const written: (Written & { document: PortableDocument })[] = []
  for (const { entry, document } of content.promoted) {
    const there = subjectOf(entry, ids)
    if (there) {
      undo.add(entry.title, await desk.keep(there))
      written.push({ entry, document, subject: there })
    } else if ('collection' in entry) {
      const { collection, key } = entry
      const file = collection === 'documents' ? { filePath: content.fileOf('documents', document) } : {}
      const data = { key }
      const { id } = await req.payload.create({ collection, data, locale: defaultLocale, ...file, ...as(req) })
      ids.set(nameOf(entry), id)
      undo.add(entry.title, remove(collection, id))
      written.push({ entry, document, subject: { collection, id } })
    }
  }
  for (const { entry, document, subject } of parentsFirst(written, resolve))
    for (const locale of entry.languages) await write(req, subject, locale, document.read(locale, resolve))
  return written
}

type Collection = Extract<Promoted, { collection: unknown }>['collection']

/** As somebody who saves a draft in the form. */
function as({ i18n, t, user }: PayloadRequest) {
  return { draft: true, depth: 0, overrideAccess: false, overrideLock: false, user, req: { i18n, t, user } } as const
}

async function write(req: PayloadRequest, subject: Subject, locale: Locale, data: Record<string, unknown>) {
  const common = { locale, data, ...as(req) } as const
  if ('global' in subject) await req.payload.updateGlobal({ slug: subject.global, ...common })
  else await req.payload.update({ collection: subject.collection, id: subject.id, ...common })
}

async function createPicture(req: PayloadRequest, picture: PortableDocument, filePath: string): Promise<number> {
  const data = { ...picture.read(defaultLocale, () => undefined), key: picture.key }
  const { id } = await req.payload.create({ collection: 'media', data, locale: defaultLocale, filePath, ...as(req) })
  return id
}

async function writePicture(req: PayloadRequest, id: number, picture: PortableDocument): Promise<void> {
  for (const locale of picture.locales.filter((one) => one !== defaultLocale)) {
    const data = picture.read(locale, () => undefined)
    await req.payload.update({ collection: 'media', id, locale, data, ...as(req) })
  }
}

/** The address of a page is built from that of the page it stands below, which has to be there first. */
function parentsFirst<Item extends Written & { document: PortableDocument }>(
  items: readonly Item[],
  resolve: (collection: string, key: string) => number | undefined,
): Item[] {
  const pages = new Map(
    items.flatMap(({ document, entry, subject }) => {
      const [locale = defaultLocale] = entry.languages
      const isPage = 'collection' in subject && subject.collection === 'pages'
      return isPage ? [[subject.id, document.read(locale, resolve)['parent']] as const] : []
    }),
  )
  const depthOf = (id: unknown, left = pages.size): number =>
    typeof id === 'number' && pages.has(id) && left > 0 ? 1 + depthOf(pages.get(id), left - 1) : 0
  const depth = ({ subject }: Item) => ('id' in subject ? depthOf(subject.id) : 0)
  return [...items].sort((one, other) => depth(one) - depth(other))
}
