import type { Locale } from '@/src/i18n/locales'
import { messagesByLocale } from '@/src/i18n/messages'
import { chooseReaders, type Exclusion } from '@/src/sealed/choose-readers'
import { composeCase, type SentFile } from '@/src/sealed/new-case'
import { readTrustedDirectory } from './installation'
import { type IntakeAnswer, type IntakeTools, stretchNatively, today } from './intake-tools'
import { toReceiptPage, toReportPage } from './pages/report-pages'
import { makeTicket } from './ticket'

/** What somebody marked on the page of a report. */
export function toExclusion(fields: URLSearchParams): Exclusion {
  return { isAboutSupervised: fields.has('supervised'), areas: fields.getAll('area'), readers: fields.getAll('reader') }
}

/** Why a report cannot be sent as it is, a sentence each. */
export function findMistakes(
  fields: URLSearchParams,
  { tools, locale, hasFiles }: { tools: IntakeTools; locale: Locale; hasFiles: boolean },
): string[] {
  const texts = messagesByLocale[locale].sealedReports.errors
  const directory = readTrustedDirectory(tools.dataDirectory, { root: tools.root, today: today(tools) })
  return [
    ...((fields.get('text') ?? '').trim() === '' && !hasFiles ? [texts.empty] : []),
    ...(chooseReaders(directory, toExclusion(fields)) ? [] : [texts.nobodyLeft]),
  ]
}

/** Seals a report to those who may read it, keeps it, and answers with the code. */
export async function sendReport(
  { fields, files }: { fields: URLSearchParams; files: readonly SentFile[] },
  tools: IntakeTools,
  locale: Locale,
): Promise<IntakeAnswer> {
  const directory = readTrustedDirectory(tools.dataDirectory, { root: tools.root, today: today(tools) })
  const excluded = toExclusion(fields)
  const readership = chooseReaders(directory, excluded)
  const ticket = makeTicket(tools.secrets.tickets, tools.now())
  if (!readership) {
    const mistakes = [messagesByLocale[locale].sealedReports.errors.nobodyLeft]
    return { status: 422, page: toReportPage({ locale, ticket }, directory, { fields, mistakes }) }
  }
  const report = { text: fields.get('text') ?? '', locale, excluded, files }
  const installation = { secrets: tools.secrets, stretch: stretchNatively, day: today(tools) }
  const { code, added } = await composeCase(report, readership, installation)
  tools.store.addCase(added)
  return { status: 200, page: toReceiptPage({ locale, ticket }, code) }
}
