import type { Payload } from 'payload'
import { z } from 'zod'
import staffTexts from '@/messages/staff/cms/workflow.json' with { type: 'json' }
import type { Finding } from '@/src/governance/gate/verdict'
import { type Locale, locales } from '@/src/i18n/locales'

const settings = z.looseObject({ bothLanguages: z.array(z.string()).nullish() })
const typed = z.looseObject({ pageType: z.string() })

/** Whether the bank publishes pages of a document's type in both languages only. */
export async function isBoundTogether(payload: Payload, document: unknown): Promise<boolean> {
  const { data: page } = typed.safeParse(document)
  if (!page) return false
  // A rule for everybody, whoever asks.
  const stored = await payload.findGlobal({ slug: 'publishing-settings', depth: 0, overrideAccess: true })
  return settings.parse(stored).bothLanguages?.includes(page.pageType) ?? false
}

/** What is only warned of elsewhere stands in the way of a page whose languages go live together. */
export function bindTogether(findings: readonly Finding[], languages: readonly Locale[]): Finding[] {
  const bound = findings.map((finding) =>
    finding.kind === 'missingText' || finding.kind === 'staleText'
      ? { ...finding, severity: 'error' as const }
      : finding,
  )
  if (locales.every((locale) => languages.includes(locale))) return bound
  const alone: Finding = {
    severity: 'error',
    kind: 'missingText',
    path: 'pageType',
    at: 'pageType',
    ...staffTexts.judgeTogether.bindTogether.alone,
  }
  return [alone, ...bound]
}
