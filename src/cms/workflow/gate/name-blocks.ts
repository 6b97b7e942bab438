import type { Payload } from 'payload'
import { z } from 'zod'
import { inStaffLanguages } from '@/messages/staff/languages'
import { rowsOf } from '@/src/governance/gate/place-of-row'
import type { Finding } from '@/src/governance/gate/verdict'

const inEachLanguage = z.object(inStaffLanguages(() => z.string()))

/** Says of each finding in which block it stands, as the form calls it: by its place and what its type is called. */
export function nameBlocks(payload: Payload, document: unknown, findings: readonly Finding[]): Finding[] {
  const rows = rowsOf(document)
  const labels = new Map(
    Object.values(payload.blocks).map(({ slug, labels: known }) => [String(slug), known?.singular]),
  )
  return findings.map((finding) => {
    const position = Number(/^layout\.(\d+)/.exec(finding.at ?? '')?.[1] ?? Number.NaN)
    const type = rows[position]?.blockType
    if (type === undefined) return finding
    const name = inEachLanguage.catch(inStaffLanguages(() => type)).parse(labels.get(type))
    return { ...finding, block: { number: position + 1, ...name } }
  })
}
