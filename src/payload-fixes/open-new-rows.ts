/*
 * Workaround
 * Package: @payloadcms/ui 3.90.2
 * Upstream: docs/upstream/payload-new-rows-folded.md
 * Test: src/payload-fixes/open-new-rows.test.ts, tests/e2e/built-simulators.spec.ts
 * Goes when: a row that somebody adds to a list with `initCollapsed` is open.
 */
import type { Row } from 'payload'

/**
 * Which rows of a list are to be opened: those that were added here and that the answer of the server folded.
 *
 * @param rows of the list as the form has them now.
 * @param added the ids of rows that wait for the server; told of here, and forgotten once it has answered.
 * @returns the rows with those open, or null where all stay as they are.
 */
export function openNewRows(rows: readonly Row[], added: Set<string>): Row[] | null {
  const answered = rows.filter(({ id, isLoading }) => added.has(id) && !isLoading)
  for (const { id, isLoading } of rows) if (isLoading) added.add(id)
  for (const { id } of answered) added.delete(id)
  const folded = new Set(answered.filter(({ collapsed }) => collapsed).map(({ id }) => id))
  return folded.size === 0 ? null : rows.map((row) => (folded.has(row.id) ? { ...row, collapsed: false } : row))
}

/**
 * The rows of a list, changed in what nobody sees, so that the form asks the server once more for those that it still waits for. An answer
 * to something typed before, which comes between the adding and the asking, has the form believe that it has asked.
 */
export function askAgain(rows: readonly Row[]): Row[] {
  return rows.map((row) => {
    if (!row.isLoading) return row
    const { collapsed, ...rest } = row
    return collapsed === undefined ? { ...rest, collapsed: false } : rest
  })
}
