import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FlattenedField, Payload } from 'payload'
import { isScalar, isSeq } from 'yaml'
import { defaultLocale, isLocale, type Locale, locales } from '@/src/i18n/locales'
import { ContentError, type ContentProblem } from './content-error'
import {
  type ContentFile,
  type PortableCollection,
  type PortableGlobal,
  portableCollections,
  portableGlobals,
  readContentFiles,
} from './content-files'
import type { ReferenceResolver } from './markdown-to-rich-text'
import { authoredFields } from './portable-fields'
import { mentionsLocale, readFields } from './read-fields'

/** A document of the content folder, checked against the CMS's fields. */
export type PortableDocument = {
  key: string
  /** The languages it is written in. */
  locales: readonly Locale[]
  /** The languages in which it is not published. */
  draftLocales: readonly Locale[]
  /** The uploaded file's name; for upload collections only. */
  filename: string | undefined
  /** The data of one language, once every document that it refers to has an id. */
  read: (locale: Locale, resolve: ReferenceResolver) => Record<string, unknown>
}

/** The whole content folder. */
export type PortableContent = {
  collections: Readonly<Record<PortableCollection, readonly PortableDocument[]>>
  globals: ReadonlyMap<PortableGlobal, PortableDocument>
}

/** Stands for an id while content is only being checked: the documents do not exist yet. */
const anyId = 0

/**
 * Reads and checks the content folder.
 *
 * @param isThere whether a document that the folder does not hold may be referred to all the same.
 * @throws ContentError with every problem found, each with file, line and reason. Nothing is written here.
 */
export function readContent(
  contentDirectory: string,
  payload: Payload,
  isThere: (slug: string, key: string) => boolean = () => false,
): PortableContent {
  const problems: ContentProblem[] = []
  const files = Object.fromEntries(
    portableCollections.map((slug) => [slug, readContentFiles(contentDirectory, slug, problems)]),
  )
  const known = new Set(Object.entries(files).flatMap(([slug, list]) => list.map(({ key }) => `${slug}/${key}`)))
  const checkReference: ReferenceResolver = (slug, key) =>
    known.has(`${slug}/${key}`) || isThere(slug, key) ? anyId : undefined

  const readCollection = (slug: PortableCollection): PortableDocument[] => {
    const { config } = payload.collections[slug]
    return (files[slug] ?? []).map((file) => {
      const document = toPortableDocument({
        file,
        name: `${slug}/${file.key}`,
        fields: authoredFields(config),
        isUpload: Boolean(config.upload),
        payload,
        problems,
      })
      if (document.filename && !existsSync(join(contentDirectory, slug, 'files', document.filename))) {
        problems.push({ file: file.file, line: 1, reason: `there is no file ${slug}/files/${document.filename}` })
      }
      for (const locale of locales) document.read(locale, checkReference)
      return document
    })
  }
  const globalFiles = readContentFiles(contentDirectory, 'globals', problems)
  const globals = new Map<PortableGlobal, PortableDocument>()
  for (const file of globalFiles) {
    const slug = portableGlobals.find((name) => name === file.key)
    const config = payload.globals.config.find((global) => global.slug === slug)
    if (!slug || !config) {
      problems.push({ file: file.file, line: 1, reason: `there is no global "${file.key}"` })
      continue
    }
    const fields = config.flattenedFields
    const document = toPortableDocument({ file, name: `globals/${slug}`, fields, isUpload: false, payload, problems })
    for (const locale of locales) document.read(locale, checkReference)
    globals.set(slug, document)
  }
  const content: PortableContent = {
    collections: {
      media: readCollection('media'),
      documents: readCollection('documents'),
      simulators: readCollection('simulators'),
      'exchange-rates': readCollection('exchange-rates'),
      forms: readCollection('forms'),
      'shared-blocks': readCollection('shared-blocks'),
      pages: readCollection('pages'),
      people: readCollection('people'),
      tips: readCollection('tips'),
      branches: readCollection('branches'),
      redirects: readCollection('redirects'),
    },
    globals,
  }
  if (problems.length > 0) throw new ContentError(withoutRepeats(problems))
  return content
}

function toPortableDocument({
  file,
  name,
  fields,
  isUpload,
  payload,
  problems,
}: {
  file: ContentFile
  name: string
  fields: readonly FlattenedField[]
  isUpload: boolean
  payload: Payload
  problems: ContentProblem[]
}): PortableDocument {
  const filename = file.root.get('file')
  if (isUpload && typeof filename !== 'string') {
    problems.push({ file: file.file, line: 1, reason: '"file" must name the uploaded file' })
  }
  return {
    key: file.key,
    locales: writtenLocales(file),
    draftLocales: readDraftLocales(file),
    filename: typeof filename === 'string' ? filename : undefined,
    read: (locale, resolve) =>
      readFields(
        file.root,
        fields,
        {
          payload,
          locale,
          documentName: name,
          resolve,
          report: (node, reason) => problems.push({ file: file.file, line: file.lineOf(node), reason }),
        },
        { alsoAllowed: isUpload ? ['file'] : ['draft'] },
      ),
  }
}

/** A document without any localized text, such as a redirect, is written once. */
function writtenLocales(file: ContentFile): readonly Locale[] {
  const written = locales.filter((locale) => mentionsLocale(file.root, locale))
  return written.length > 0 ? written : [defaultLocale]
}

function readDraftLocales(file: ContentFile): Locale[] {
  const node = file.root.get('draft', true)
  if (!isSeq(node)) return []
  return node.items.flatMap((item) => (isScalar(item) && isLocale(item.value) ? item.value : []))
}

/** The same mistake is met once per language. */
function withoutRepeats(problems: readonly ContentProblem[]): ContentProblem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()]
}
