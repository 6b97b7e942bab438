import type { Payload } from 'payload'
import { z } from 'zod'
import type { Finding } from './verdict'

const withLayout = z.looseObject({
  layout: z.array(z.looseObject({ id: z.string().nullish(), blockType: z.string() })).nullish(),
})
const inBothLanguages = z.object({ pt: z.string(), en: z.string() })

/** Says of each finding in which block it stands, as the form calls it: by its place and what its type is called. */
export function nameBlocks(payload: Payload, document: unknown, findings: readonly Finding[]): Finding[] {
  const rows = withLayout.safeParse(document).data?.layout ?? []
  const labels = new Map(
    Object.values(payload.blocks).map(({ slug, labels: known }) => [String(slug), known?.singular]),
  )
  return findings.map((finding) => {
    const position = Number(/^layout\.(\d+)/.exec(finding.at ?? '')?.[1] ?? Number.NaN)
    const type = rows[position]?.blockType
    if (type === undefined) return finding
    const { pt, en } = inBothLanguages.catch({ pt: type, en: type }).parse(labels.get(type))
    return { ...finding, block: { number: position + 1, pt, en } }
  })
}

/** Where the form has the block with an id; empty for what stands in none. */
export function placeOfRow(document: unknown, row: string | null): { path: string; at?: string } {
  const rows = withLayout.safeParse(document).data?.layout ?? []
  const position = row === null ? -1 : rows.findIndex(({ id }) => id === row)
  const type = rows[position]?.blockType
  return type === undefined ? { path: '' } : { path: `layout ${position + 1} (${type})`, at: `layout.${position}` }
}
