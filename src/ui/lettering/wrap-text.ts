import { measureText } from './draw-text'

type TextBox = { text: string; size: number; width: number; mostLines: number }

/**
 * Breaks a text into lines of the heading face that are no wider than a box. A word too long for a line is cut; where there are
 * too many lines the last one ends in an ellipsis.
 */
export function wrapText({ text, size, width, mostLines }: TextBox): string[] {
  const fits = (line: string) => measureText({ text: line, size }) <= width
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const last = lines.at(-1)
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(...cutWord(word, fits))
  }
  if (lines.length <= mostLines) return lines
  return [...lines.slice(0, mostLines - 1), endWithEllipsis(lines[mostLines - 1] ?? '', fits)]
}

/** The word in as few parts as fit. */
function cutWord(word: string, fits: (line: string) => boolean): string[] {
  if (fits(word)) return [word]
  const parts: string[] = []
  for (const letter of word) {
    const last = parts.at(-1)
    if (last !== undefined && fits(last + letter)) parts[parts.length - 1] = last + letter
    else parts.push(letter)
  }
  return parts
}

function endWithEllipsis(line: string, fits: (line: string) => boolean): string {
  let kept = line
  while (kept !== '' && !fits(`${kept}…`)) kept = kept.slice(0, -1)
  while (/[\s.,;:–—-]$/.test(kept)) kept = kept.slice(0, -1)
  return `${kept}…`
}
