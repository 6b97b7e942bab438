import type { BlockNames } from '../../blocks/block-folders'

type Insertion = {
  /** What is added, with its indentation. */
  line: string
  /** Finds the lines of the list; the first group is what the list is sorted by. */
  entry: RegExp
  /** Where the new line stands in that order. */
  name: string
}

/** A list with one more line at its alphabetical place. @throws when the file has no such list. */
function insertSorted(text: string, { line, entry, name }: Insertion): string {
  const lines = text.split('\n')
  const nameOf = (candidate: string) => entry.exec(candidate)?.[1]
  const last = lines.findLastIndex((candidate) => nameOf(candidate) !== undefined)
  if (last < 0) throw new Error(`There is no list to add "${line.trim()}" to.`)
  const next = lines.findIndex((candidate) => {
    const other = nameOf(candidate)
    return other !== undefined && other > name
  })
  // An entry may go on over several lines: the list ends where its bracket closes.
  const end = lines.findIndex((candidate, position) => position > last && /^[\]}]/.test(candidate))
  return lines.toSpliced(next < 0 ? end : next, 0, line).join('\n')
}

/** `blocks/configs.ts` with one more block type. Imports come first; the formatter sorts them. */
export function addToConfigs(text: string, { folder, slug }: BlockNames): string {
  const line = `  ${slug}Config,`
  const listed = insertSorted(text, { line, entry: /^ {2}(\w+)Config,$/, name: slug })
  return `import { ${slug}Config } from './${folder}/config'\n${listed}`
}

/** `blocks/registry.ts` with one more block type. */
export function addToRegistry(text: string, { folder, component, type }: BlockNames): string {
  const line = `  ${type}: drawn('wide', to${component}Props, ${component}),`
  const listed = insertSorted(text, { line, entry: /^ {2}(\w+): drawn\(/, name: type })
  return [
    `import { ${component} } from './${folder}/${component}'`,
    `import { to${component}Props } from './${folder}/to-props'`,
    listed,
  ].join('\n')
}

/** `graphql/documents/page-blocks.graphql` with one more block type. */
export function addToPageQuery(text: string, { type }: BlockNames): string {
  return insertSorted(text, { line: `  ...${type}Fields`, entry: /^ {2}\.\.\.(\w+)Fields$/, name: type })
}

/** `site/content/README.md` with one more block type at the end of its table, with the fields that a new one has. */
export function addToContentGuide(text: string, { slug }: BlockNames): string {
  const lines = text.split('\n')
  const last = lines.findLastIndex((line) => /^\| `\w+` \|/.test(line))
  if (last < 0) throw new Error('There is no table of blocks to add to.')
  return lines.toSpliced(last + 1, 0, `| \`${slug}\` | title L, lead LL |`).join('\n')
}
