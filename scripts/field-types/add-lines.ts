import type { FieldTypeNames, registries } from './field-type-folders'

/**
 * A registry with one more type, offered after all others. Imports come first; the formatter sorts them.
 *
 * @throws when the file has no list to add to.
 */
export function addToRegistry(
  text: string,
  { type, folder }: FieldTypeNames,
  { path, part, file }: (typeof registries)[number],
): string {
  const lines = text.split('\n')
  const last = lines.findLastIndex((line) => new RegExp(`^ {2}\\w+: \\w+${part},$`).test(line))
  if (last < 0) throw new Error(`${path} has no list to add "${type}" to.`)
  const listed = lines.toSpliced(last + 1, 0, `  ${type}: ${type}${part},`).join('\n')
  return `import { ${type}${part} } from './${folder}/${file}'\n${listed}`
}
