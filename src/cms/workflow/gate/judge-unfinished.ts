import { z } from 'zod'
import staffTexts from '@/messages/staff/cms/workflow.json' with { type: 'json' }
import { localDay } from '@/src/country/local-day'
import { rowsOf } from '@/src/governance/gate/place-of-row'
import type { Finding } from '@/src/governance/gate/verdict'
import type { Locale } from '@/src/i18n/locales'
import { findPastDays } from '@/src/i18n/past-days'
import { fillText } from '@/src/i18n/staff-text'
import type { LocalizedText } from '@/src/languages/localized-texts'
import { isSampleText } from '@/src/presets/page-presets'
import { isVisible } from '../../block-life/show-visible-blocks'

type Written = Pick<LocalizedText, 'path' | 'texts'>

/**
 * What somebody began and did not finish: words that came with a template and only say what to write, legal texts without a text, and
 * offers whose last day is over. Nobody means to publish that, so each stands in the way.
 */
export function judgeUnfinished(
  document: unknown,
  texts: readonly Written[],
  languages: readonly Locale[],
  now = Date.now(),
): Finding[] {
  const today = localDay(now)
  return [
    ...texts.flatMap((text) => judgeSample(text, languages)),
    ...judgeEmptyTexts(document, languages, today),
    ...texts.flatMap((text) => judgePastDays(text, languages, today)),
  ]
}

function judgeSample({ path, texts }: Written, languages: readonly Locale[]): Finding[] {
  return languages
    .filter((locale) => isSampleText(texts[locale], locale))
    .map((locale) => ({
      severity: 'error',
      kind: 'sampleText',
      path,
      at: path,
      ...fillText(staffTexts.judgeUnfinished.sample, { locale, text: texts[locale].trim() }),
    }))
}

const legalBlock = z.looseObject({
  blockType: z.string(),
  noticeKind: z.string().nullish(),
  body: z.record(z.string(), z.unknown()).nullish(),
})
const legalPage = z.looseObject({ pageType: z.literal('legal') })

/** A legal notice, or the text of a legal page, that says nothing. */
function judgeEmptyTexts(document: unknown, languages: readonly Locale[], today: string): Finding[] {
  const isLegalPage = legalPage.safeParse(document).success
  return rowsOf(document).flatMap((row, position) => {
    const { data } = legalBlock.safeParse(row)
    if (!data || !isVisible(row, today)) return []
    const isNotice = data.blockType === 'notice' && data.noticeKind === 'legal'
    if (!isNotice && !(isLegalPage && data.blockType === 'richText')) return []
    return languages
      .filter((locale) => !saysSomething(data.body?.[locale]))
      .map((locale) => ({
        severity: 'error' as const,
        kind: 'emptyNotice' as const,
        path: `layout ${position + 1} (${data.blockType}).body`,
        at: `layout.${position}.body`,
        ...fillText(staffTexts.judgeUnfinished.empty, { locale }),
      }))
  })
}

/** Whether there is a letter in stored rich text, however deep. */
function saysSomething(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(saysSomething)
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([name, part]) =>
    name === 'text' ? typeof part === 'string' && part.trim() !== '' : saysSomething(part),
  )
}

function judgePastDays({ path, texts }: Written, languages: readonly Locale[], today: string): Finding[] {
  return languages.flatMap((locale) => {
    const days = findPastDays(texts[locale], locale, today)
    if (days.length === 0) return []
    return {
      severity: 'error' as const,
      kind: 'pastDate' as const,
      path,
      at: path,
      ...fillText(staffTexts.judgeUnfinished.past, { locale, days: [...new Set(days)].join('; ') }),
    }
  })
}
