/** Words as they are compared: without accents and capitals. */
export function foldWords(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Whether a text has every word that is looked for, at the beginning of a word or inside one, in any order. */
export function hasWords(text: string, words: string): boolean {
  const folded = foldWords(text)
  return foldWords(words)
    .split(/\s+/)
    .every((word) => folded.includes(word))
}
