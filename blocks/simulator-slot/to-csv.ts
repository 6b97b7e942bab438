import type { NumberSigns } from '@/site/schemas/currency-converter/format-amount'
import type { SimulationTable } from './simulation-view'

/**
 * A table as a file for spreadsheets, as an address that holds the file itself: it works without script and without the server.
 *
 * Days stay as `2026-11-20`, which every spreadsheet reads the same way.
 */
export function toCsvHref({ decimal }: Pick<NumberSigns, 'decimal'>, { columns, rows }: SimulationTable): string {
  // Where a comma stands before decimals, spreadsheets expect another sign between values.
  const separator = decimal === ',' ? ';' : ','
  const lines = [
    columns.map(({ label }) => label),
    ...rows.map(({ cells }) =>
      cells.map((raw, position) => {
        const kind = columns[position]?.kind
        return kind === 'amount' || kind === 'percent' ? raw.replace('.', decimal) : raw
      }),
    ),
  ]
  const text = lines.map((cells) => cells.map((cell) => quote(cell, separator)).join(separator)).join('\r\n')
  // The mark at the beginning tells spreadsheets that letters with accents follow.
  return `data:text/csv;charset=utf-8,${encodeURIComponent(`\ufeff${text}\r\n`)}`
}

/** Quoted where the format needs it; a leading sign that spreadsheets take for a formula is disarmed. */
function quote(value: string, separator: string): string {
  const safe = /^[=+\-@\t]/.test(value) ? `'${value}` : value
  return safe.includes(separator) || /["\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
