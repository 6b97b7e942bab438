import type { EntryInLanguage } from '../language/form-in-language'

type Told = {
  entries: readonly EntryInLanguage[]
  /** To the answer that is wrong: keys, and places in lists. */
  path: readonly (string | number)[]
  message: string
}

/**
 * What an error is about, as far as its message does not say it: the question, and which answer to a group it stands in. Several errors
 * can have the same words, and a list of links is read without what stands beside the controls. Empty where nothing is missing.
 */
export function toErrorName({ entries, path, message }: Told): string {
  const said = message.toLowerCase()
  const names: string[] = []
  let inside = entries
  for (const [at, part] of path.entries()) {
    const entry = inside.find(({ key }) => key === part)
    if (entry?.kind !== 'question' && entry?.kind !== 'group') continue
    const { label } = entry
    const repeat = entry.kind === 'group' && at + 1 < path.length ? entry.repeat : null
    const name = repeat ? `${repeat.itemName} ${Number(path[at + 1]) + 1}` : label
    if (!said.includes(name.toLowerCase())) names.push(name)
    if (entry.kind === 'group') inside = entry.entries
  }
  return names.join(', ')
}
