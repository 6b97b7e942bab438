import { z } from 'zod'
import type { Bilingual } from '@/src/fields/bilingual'
import { reason } from '@/src/governance/reason'

/** What the gate looks for, as people call it. A reason is given for a kind. */
export const findingKinds = {
  missingText: { pt: 'tradução em falta', en: 'missing translation' },
  missingValue: { pt: 'campo por preencher', en: 'empty field' },
  staleText: { pt: 'tradução desactualizada', en: 'outdated translation' },
  headings: { pt: 'ordem dos títulos', en: 'order of headings' },
  blocks: { pt: 'blocos obrigatórios', en: 'mandatory blocks' },
  links: { pt: 'ligações', en: 'links' },
  alt: { pt: 'texto alternativo', en: 'alternative text' },
  figures: { pt: 'taxas e preços escritos à mão', en: 'rates and prices typed by hand' },
  accessibility: { pt: 'acessibilidade', en: 'accessibility' },
  reading: { pt: 'facilidade de leitura', en: 'reading level' },
  pictures: { pt: 'peso das imagens', en: 'weight of pictures' },
  weight: { pt: 'peso da página', en: 'weight of the page' },
  unseen: { pt: 'página não verificada', en: 'page not looked at' },
} as const satisfies Record<string, Bilingual>

const kind = z.enum(Object.keys(findingKinds).filter(isKind))
export type FindingKind = keyof typeof findingKinds

function isKind(name: string): name is FindingKind {
  return Object.hasOwn(findingKinds, name)
}

/** Something that the publish gate found: errors stand in the way, warnings need a reason. */
export const finding = z.object({
  severity: z.enum(['error', 'warning']),
  kind,
  /** Where in the document, in words. */
  path: z.string(),
  /** The same as the form knows it, such as `layout.2.title`; missing where it is no field. */
  at: z.string().optional(),
  /** The block it stands in: its place, from 1 on, and what its type is called. */
  block: z.object({ number: z.int(), pt: z.string(), en: z.string() }).optional(),
  pt: z.string(),
  en: z.string(),
})
export type Finding = z.infer<typeof finding>

/** Why somebody lets the warnings of a kind stand. */
const acceptance = z.object({ kind, reason: z.string(), by: z.number(), byName: z.string() })
export type Acceptance = z.infer<typeof acceptance>

/** What the gate says of one document in the languages that are to go live. Stored with the approval. */
export const verdict = z.object({ findings: z.array(finding), accepted: z.array(acceptance).optional() })
export type Verdict = z.infer<typeof verdict>

/** Reasons to let warnings stand: by kind, and one for all others. */
export const warningReasons = z.partialRecord(z.union([kind, z.literal('all')]), reason)
export type WarningReasons = z.infer<typeof warningReasons>
