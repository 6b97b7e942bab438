import type { ClipboardEvent, KeyboardEvent } from 'react'

/** The places of a table that rates are typed into, in rows of so many columns. */
const placesIn = (table: HTMLElement) => [...table.querySelectorAll<HTMLInputElement>('input[data-place]')]

/** Enter goes to the next line of the same column, as in a spreadsheet. */
export function goDown(event: KeyboardEvent<HTMLElement>, columns: number): void {
  const { target, currentTarget } = event
  if (event.key !== 'Enter' || !(target instanceof HTMLInputElement)) return
  event.preventDefault()
  const places = placesIn(currentTarget)
  const below = places[places.indexOf(target) + columns * (event.shiftKey ? -1 : 1)]
  below?.focus()
  below?.select()
}

/**
 * What was pasted, by the place that each value goes to: lines and tabs of a spreadsheet, from the place with the cursor on.
 *
 * @returns null for a single value, which is pasted as ever.
 */
export function readPasted(event: ClipboardEvent<HTMLElement>, columns: number): Map<string, string> | null {
  const { target, currentTarget } = event
  const lines = event.clipboardData
    .getData('text')
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t').map((value) => value.trim()))
  if (!(target instanceof HTMLInputElement) || (lines.length === 1 && lines[0]?.length === 1)) return null
  event.preventDefault()
  const places = placesIn(currentTarget)
  const first = places.indexOf(target)
  const pasted = new Map<string, string>()
  for (const [row, values] of lines.entries())
    for (const [column, value] of values.entries()) {
      const position = first + row * columns + column
      const isInRow = (first % columns) + column < columns
      const place = isInRow ? places[position]?.dataset['place'] : undefined
      if (place) pasted.set(place, value)
    }
  return pasted
}
