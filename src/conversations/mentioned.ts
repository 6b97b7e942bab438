/** Somebody who can be called, as their account names them. */
export type Colleague = { id: number; name: string }

/**
 * Whom a text calls: `@Ana Maria` is Ana Maria, and not Ana, when there are both. Of people with the same name all are called.
 *
 * @param text what somebody said.
 * @param colleagues those who can be called.
 * @returns their ids, each once.
 */
export function findMentioned(text: string, colleagues: readonly Colleague[]): number[] {
  const said = plain(text)
  const known = colleagues.map(({ id, name }) => ({ id, name: plain(name) }))
  const called = new Set<number>()
  for (let at = said.indexOf('@'); at !== -1; at = said.indexOf('@', at + 1)) {
    const named = known.filter(({ name }) => isNamedAt(said, at + 1, name))
    const longest = Math.max(...named.map(({ name }) => name.length))
    for (const { id, name } of named) if (name.length === longest) called.add(id)
  }
  return [...called]
}

function isNamedAt(said: string, start: number, name: string): boolean {
  const next = said.slice(start + name.length, start + name.length + 2)
  return name !== '' && said.startsWith(name, start) && !/^[\p{L}\p{N}]/u.test(next)
}

/** People write a name in small letters, and keyboards write an accent in two ways. */
function plain(text: string): string {
  return text.normalize('NFC').toLowerCase()
}
