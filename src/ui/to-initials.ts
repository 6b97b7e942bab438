/** The first letters of somebody's first and last name, as they are written; of a single name its first letter. */
export function toInitials(name: string): string {
  const words = name.normalize('NFC').split(/\s+/).filter(Boolean)
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined]
  return [first, last].map((word) => (word ? ([...word][0] ?? '') : '').toUpperCase()).join('')
}
