const longestValue = 60

/** What a label becomes as a value: words without accents, joined by hyphens. Empty when nothing can be used. */
export function toOptionValue(label: string): string {
  return label
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, longestValue)
    .replace(/-$/, '')
}

/**
 * The value that is wanted, or the one that a label makes; one with a number when another option has it.
 * @param wanted a value as it may be; empty where only a label is known
 */
export function toFreeValue(wanted: string, label: string, taken: ReadonlySet<string>): string {
  const first = wanted || toOptionValue(label) || 'option'
  const numbered = Array.from({ length: taken.size + 1 }, (_none, place) => `${first.slice(0, 56)}-${place + 2}`)
  return [first, ...numbered].find((value) => !taken.has(value)) ?? first
}
