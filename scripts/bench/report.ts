/** A table of Markdown whose columns stand below each other, so that it reads as well in a terminal. */
export function toTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) => Math.max(3, ...[head, ...rows].map((row) => [...(row[column] ?? '')].length)))
  const toLine = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`
  const rule = widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`))
  return [toLine(head), toLine(rule), ...rows.map(toLine)].join('\n')
}

/** A document with the section of this heading (`## heading`) replaced, or added at its end. The others stay. */
export function replaceSection(document: string, heading: string, body: string): string {
  const [intro = '', ...sections] = document.trimEnd().split(/^(?=## )/m)
  const section = `## ${heading}\n\n${body.trim()}\n`
  const isSame = (text: string) => text.split('\n')[0] === `## ${heading}`
  const kept = sections.some(isSame) ? sections.map((text) => (isSame(text) ? section : text)) : [...sections, section]
  return `${[intro, ...kept].map((text) => text.trim()).join('\n\n')}\n`
}

/** A number with thin groups of three digits: 12 345. */
export function count(value: number): string {
  return String(Math.round(value)).replace(/\B(?=(?:\d{3})+$)/g, ' ')
}

/** Milliseconds, or seconds from ten seconds on. */
export function duration(ms: number): string {
  return ms >= 10_000 ? `${(ms / 1000).toFixed(1)} s` : `${count(ms)} ms`
}

/** How many times as much one is as the other. */
export function ratio(value: number, other: number): string {
  if (other === 0) return '–'
  const times = value / other
  return `${times >= 100 ? count(times) : times >= 10 ? times.toFixed(1) : times.toFixed(2)} ×`
}

/** Megabytes of a million bytes with one decimal. */
export function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}

/** Kilobytes of 1000 bytes with one decimal. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
