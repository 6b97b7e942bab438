import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { type Document, isMap, LineCounter, parseDocument, type YAMLMap } from 'yaml'
import type { ContentProblem } from './content-error'

/** Collections in content files, in the order in which they can be written: what others refer to comes first. */
export const portableCollections = [
  'media',
  'documents',
  'simulators',
  'exchange-rates',
  'forms',
  'shared-blocks',
  'pages',
  'people',
  'tips',
  'branches',
  'redirects',
] as const
export type PortableCollection = (typeof portableCollections)[number]

/** Globals in content files; the settings first, because they say which links may be saved. */
export const portableGlobals = [
  'site-settings',
  'exchange-settings',
  'search-synonyms',
  'private-navigation',
  'corporate-navigation',
  'footer',
] as const
export type PortableGlobal = (typeof portableGlobals)[number]

/** Collections whose documents have drafts. */
export const draftableCollections: ReadonlySet<PortableCollection> = new Set([
  'branches',
  'documents',
  'pages',
  'people',
  'redirects',
  'shared-blocks',
  'simulators',
  'tips',
])

/** One content file, parsed as YAML but not yet read as a document. */
export type ContentFile = {
  /** Relative to the content folder, with forward slashes. */
  file: string
  key: string
  document: Document
  root: YAMLMap
  lineOf: (node: unknown) => number
}

/** Every content file of a folder below the content folder; the key is the path without its ending. */
export function readContentFiles(contentDirectory: string, folder: string, problems: ContentProblem[]): ContentFile[] {
  const directory = join(contentDirectory, folder)
  return listYaml(directory).flatMap((path) => {
    const name = relative(directory, path).split(sep).join('/')
    const parsed = parseContentFile(`${folder}/${name}`, readFileSync(path, 'utf8'), problems)
    return parsed ? [{ ...parsed, key: name.replace(/\.yaml$/, '') }] : []
  })
}

function parseContentFile(
  file: string,
  text: string,
  problems: ContentProblem[],
): Omit<ContentFile, 'key'> | undefined {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  const lineAt = (offset: number) => lines.linePos(offset).line
  const [error] = document.errors
  if (error) problems.push({ file, line: lineAt(error.pos[0]), reason: error.message.split('\n')[0] ?? error.message })
  else if (!isMap(document.contents)) problems.push({ file, line: 1, reason: 'the file must hold a map of fields' })
  if (error || !isMap(document.contents)) return undefined
  return {
    file,
    document,
    root: document.contents,
    lineOf: (node) => lineAt(startOf(node) ?? startOf(document.contents) ?? 0),
  }
}

function startOf(node: unknown): number | undefined {
  if (typeof node !== 'object' || node === null || !('range' in node) || !Array.isArray(node.range)) return undefined
  const [start] = node.range
  return typeof start === 'number' ? start : undefined
}

/** Nothing for a folder that is not there: a site may have no documents of some kind, and version control keeps no empty folder. */
function listYaml(directory: string): string[] {
  if (!existsSync(directory)) return []
  return readdirSync(directory, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      // `text/` and `files/` hold what the documents' own files are made from, not documents.
      if (entry.isDirectory())
        return ['files', 'text'].includes(entry.name) ? [] : listYaml(join(directory, entry.name))
      return entry.name.endsWith('.yaml') ? [join(directory, entry.name)] : []
    })
}
