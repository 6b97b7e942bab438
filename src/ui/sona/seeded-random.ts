/** Gives the next number from 0 up to 1. */
export type Random = () => number

/** The same numbers between 0 and 1 for the same text: an FNV-1a hash feeds a mulberry32 generator. */
export function seededRandom(text: string): Random {
  let state = 0x811c9dc5
  for (const character of text.normalize('NFC')) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** The items in a random order. */
export function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  return items
    .map((item) => ({ item, rank: random() }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ item }) => item)
}

/** One of the items; undefined when there is none. */
export function pick<Item>(items: readonly Item[], random: Random): Item | undefined {
  return items[Math.floor(random() * items.length)]
}
