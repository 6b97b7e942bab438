import type { Locale } from '@/src/i18n/locales'
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
      pt: `${violation.pt} (${locale}, ${violation.rule})${violation.isInMain ? '' : ', à volta da página'}.`,
      en: `${violation.en} (${locale}, ${violation.rule})${violation.isInMain ? '' : ', around the page'}.`,
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
    pt: `Uma ligação leva a #${anchor}, que não existe nesta página (${locale}).`,
    en: `A link leads to #${anchor}, which this page does not have (${locale}).`,
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
      pt: `O texto (${locale}) é muito difícil de ler: ${score} na escala de Flesch, menos de ${hardestEase[locale]}. Este bloco é o mais difícil.`,
      en: `The text (${locale}) is very difficult to read: ${score} on Flesch’s scale, less than ${hardestEase[locale]}. This block is the hardest.`,
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
      pt: `A imagem ${nameOf(href)} pesa ${inKilobytes(bytes)} num telemóvel, mais de ${inKilobytes(budgets.picture)}.`,
      en: `The picture ${nameOf(href)} weighs ${inKilobytes(bytes)} on a phone, more than ${inKilobytes(budgets.picture)}.`,
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
            pt: `A página (${locale}) pesa ${own} antes de se ver, mais de ${inKilobytes(most)}. Divida-a em duas.`,
            en: `The page (${locale}) weighs ${own} before it is seen, more than ${inKilobytes(most)}. Make two of it.`,
          },
        ]
      : []),
    ...(weight.whole > budgets.whole
      ? [
          {
            severity: 'warning' as const,
            kind: 'weight' as const,
            path: '',
            pt: `A página (${locale}) pesa ${whole} com todas as imagens, mais de ${inKilobytes(budgets.whole)}.`,
            en: `The page (${locale}) weighs ${whole} with all its pictures, more than ${inKilobytes(budgets.whole)}.`,
          },
        ]
      : []),
  ]
}

function nameOf(href: string): string {
  return decodeURIComponent(href.split('/').at(-1) ?? href)
}
