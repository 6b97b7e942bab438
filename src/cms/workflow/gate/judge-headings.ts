import { z } from 'zod'
import staffTexts from '@/messages/staff/cms/workflow.json' with { type: 'json' }
import type { Finding } from '@/src/governance/gate/verdict'
import type { FieldValue } from './walk-fields'

const node: z.ZodType<{ type?: string | undefined; tag?: string | undefined; children?: unknown }> = z.looseObject({
  type: z.string().optional(),
  tag: z.string().optional(),
  children: z.unknown(),
})
const richText = z.looseObject({ root: z.looseObject({ children: z.array(z.unknown()) }) })

/** Headings in rich text that leave a level out: who listens to a page loses its order. */
export function judgeHeadings(values: readonly FieldValue[]): Finding[] {
  return values.flatMap(({ field, value, path, at }) => {
    if (field.type !== 'richText' || typeof value !== 'object' || value === null) return []
    const texts = 'localized' in field && field.localized ? Object.values(value) : [value]
    return texts.some(skipsLevel)
      ? {
          severity: 'error' as const,
          kind: 'headings' as const,
          path,
          at,
          ...staffTexts.judgeHeadings.levelLeftOut,
        }
      : []
  })
}

function skipsLevel(text: unknown): boolean {
  const { data } = richText.safeParse(text)
  // A block's own title is a second-level heading.
  let above = 2
  for (const child of data?.root.children ?? []) {
    const { data: heading } = node.safeParse(child)
    const level = Number(/^h([2-6])$/.exec(heading?.tag ?? '')?.[1] ?? 0)
    if (heading?.type !== 'heading' || level === 0) continue
    if (level > above + 1) return true
    above = level
  }
  return false
}
