import staffTexts from '@/messages/staff/governance.json' with { type: 'json' }
import type { Locale } from '@/src/i18n/locales'
import { fillText } from '@/src/i18n/staff-text'
import type { PageReport, PageViolation } from '@/src/page-check/page-report'
import { hardestEase, measureReadingEase } from '@/src/page-check/reading-ease'
import { budgets, inKilobytes } from './budgets'
import { placeOfRow } from './place-of-row'
import type { Finding } from './verdict'

/** Good practice that the bank holds to as to the law: who listens to a page finds the way by its headings. */
const headingRules: ReadonlySet<string> = new Set(['empty-heading', 'heading-order', 'page-has-heading-one'])

/** Fewer words than this say little about how hard a page is to read. */
const fewestWords = 100

/**
 * What is to be said of a finished page, in one language.
 *
 * @param document the document that it is drawn from, whose blocks are named.
 */
export function judgePage(report: PageReport, document: unknown, locale: Locale): Finding[] {
  return [
    ...judgeAccess(report, document, locale),
    ...judgeAnchors(report, document, locale),
    ...judgeReading(report, document, locale),
    ...judgeWeight(report, document, locale),
  ]
}

function judgeAccess({ violations }: PageReport, document: unknown, locale: Locale): Finding[] {
  const findings = new Map<string, Finding>()
  for (const violation of violations) {
    const finding: Finding = {
      severity: severityOf(violation),
      kind: headingRules.has(violation.rule) ? 'headings' : 'accessibility',
      ...placeOfRow(document, violation.row),
      ...fillText(staffTexts.judgePage[violation.isInMain ? 'access' : 'accessAround'], {
        help: violation,
        locale,
        rule: violation.rule,
      }),
    }
    findings.set(`${finding.at} ${finding.en}`, finding)
  }
  return [...findings.values()]
}

/** What stands around every page is not for the people of this page to mend: they are told. */
function severityOf({ isWcag, isInMain, rule }: PageViolation): Finding['severity'] {
  return isInMain && (isWcag || headingRules.has(rule)) ? 'error' : 'warning'
}

function judgeAnchors({ lostAnchors }: PageReport, document: unknown, locale: Locale): Finding[] {
  return lostAnchors.map(({ anchor, row }) => ({
    severity: 'error',
    kind: 'links',
    ...placeOfRow(document, row),
    ...fillText(staffTexts.judgePage.lostAnchor, { anchor, locale }),
  }))
}

function judgeReading({ texts }: PageReport, document: unknown, locale: Locale): Finding[] {
  const whole = measureReadingEase(
    texts.map(({ text }) => text),
    locale,
  )
  if (!whole || whole.words < fewestWords || whole.score >= hardestEase[locale]) return []
  const score = Math.round(whole.score)
  return [
    {
      severity: 'warning',
      kind: 'reading',
      ...placeOfRow(document, findHardestRow(texts, locale)),
      ...fillText(staffTexts.judgePage.hardToRead, { locale, score, hardestEase: hardestEase[locale] }),
    },
  ]
}

function findHardestRow(texts: PageReport['texts'], locale: Locale): string | null {
  const rows = new Map<string | null, string[]>()
  for (const { row, text } of texts) rows.set(row, [...(rows.get(row) ?? []), text])
  const [hardest] = [...rows]
    .map(([row, own]) => ({ row, ease: measureReadingEase(own, locale) }))
    .filter(({ ease }) => ease !== null && ease.words >= fewestWords / 4)
    .toSorted((one, other) => (one.ease?.score ?? 0) - (other.ease?.score ?? 0))
  return hardest?.row ?? null
}

function judgeWeight({ pictures, weight, isTool }: PageReport, document: unknown, locale: Locale): Finding[] {
  const heavy = pictures
    .filter(({ bytes }) => bytes > budgets.picture)
    .map(({ href, row, bytes }) => ({
      severity: 'warning' as const,
      kind: 'pictures' as const,
      ...placeOfRow(document, row),
      ...fillText(staffTexts.judgePage.judgeWeight.heavy, {
        href: nameOf(href),
        bytes: inKilobytes(bytes),
        picture: inKilobytes(budgets.picture),
      }),
    }))
  if (!weight) return heavy
  const most = isTool ? budgets.blockingTool : budgets.blocking
  const [own, whole] = [inKilobytes(weight.blocking), inKilobytes(weight.whole)]
  return [
    ...heavy,
    ...(weight.blocking > most
      ? [
          {
            severity: 'error' as const,
            kind: 'weight' as const,
            path: '',
            ...fillText(staffTexts.judgePage.heavyBefore, { locale, own, most: inKilobytes(most) }),
          },
        ]
      : []),
    ...(weight.whole > budgets.whole
      ? [
          {
            severity: 'warning' as const,
            kind: 'weight' as const,
            path: '',
            ...fillText(staffTexts.judgePage.heavyWhole, { locale, whole, most: inKilobytes(budgets.whole) }),
          },
        ]
      : []),
  ]
}

function nameOf(href: string): string {
  return decodeURIComponent(href.split('/').at(-1) ?? href)
}
