import { z } from 'zod'

const withLayout = z.looseObject({
  layout: z.array(z.looseObject({ id: z.string().nullish(), blockType: z.string() })).nullish(),
})

/** The blocks of a document as it is stored. */
export function rowsOf(document: unknown) {
  return withLayout.safeParse(document).data?.layout ?? []
}

/** Where the form has the block with an id; empty for what stands in none. */
export function placeOfRow(document: unknown, row: string | null): { path: string; at?: string } {
  const rows = rowsOf(document)
  const position = row === null ? -1 : rows.findIndex(({ id }) => id === row)
  const type = rows[position]?.blockType
  return type === undefined ? { path: '' } : { path: `layout ${position + 1} (${type})`, at: `layout.${position}` }
}
