import type { Locale } from '@/src/i18n/locales'
import { messagesByLocale } from '@/src/i18n/messages'
import type { IntakePlace } from '@/src/links/intake-href'
import { UntrustedDirectory } from '@/src/sealed/directory'
import type { SentFile } from '@/src/sealed/new-case'
import { closeMailbox, sendMessage, withMailbox } from './answer-mailbox'
import { type Draft, openDraft, sealDraft } from './draft'
import { readTrustedDirectory } from './installation'
import { type IntakeAnswer, type IntakeTools, today } from './intake-tools'
import { openMailbox } from './open-mailbox'
import { toReturnPage } from './pages/mailbox-pages'
import { toLookPage, toReportPage } from './pages/report-pages'
import { toSaidPage } from './pages/said-page'
import type { Parts } from './read-parts'
import { findMistakes, sendReport } from './send-report'
import type { TakenFiles } from './take-files'
import { makeTicket } from './ticket'

type Asked = { place: IntakePlace; locale: Locale; tools: IntakeTools }

/** Answers somebody who sends nothing yet. */
export async function answerVisit({ place, locale, tools }: Asked): Promise<IntakeAnswer> {
  const texts = messagesByLocale[locale].sealedReports
  const ticket = makeTicket(tools.secrets.tickets, tools.now())
  if (place === 'return') return { status: 200, page: toReturnPage({ locale, ticket }) }
  if (place !== 'report') return { status: 404, page: toSaidPage(locale, texts.errors.notFound) }
  return orUnavailable(locale, async () => {
    const directory = readTrustedDirectory(tools.dataDirectory, { root: tools.root, today: today(tools) })
    return { status: 200, page: toReportPage({ locale, ticket }, directory) }
  })
}

/** Answers what somebody sends. @param parts null for what no page of ours sends. */
export async function answerSent(parts: Parts | null, asked: Asked): Promise<IntakeAnswer> {
  const { place, locale, tools } = asked
  const texts = messagesByLocale[locale].sealedReports
  if (!parts) return { status: 413, page: toSaidPage(locale, texts.errors.tooMuch) }
  const { fields } = parts
  return orUnavailable(locale, async () => {
    switch (place) {
      case 'report':
        return takeReport(parts, asked)
      case 'write':
        return takeMessage(parts, asked)
      case 'send':
        return sendDraft(fields, asked)
      case 'return':
        return withMailbox(fields.get('code') ?? '', { tools, locale }, async () => ({}))
      case 'confirm':
        return confirmCode(fields, asked)
      case 'close':
        return closeMailbox(fields, tools, locale)
    }
  })
}

/** Looks into files, when there are any: what reads them takes as long to load as everything else of this process together. */
async function takeFiles(files: Parts['files'], locale: Locale): Promise<TakenFiles> {
  return files.length === 0 ? { files: [], mistakes: [] } : (await import('./take-files')).takeFiles(files, locale)
}

async function takeReport({ fields, files }: Parts, { locale, tools }: Asked): Promise<IntakeAnswer> {
  const taken = await takeFiles(files, locale)
  const mistakes = [...findMistakes(fields, { tools, locale, hasFiles: taken.files.length > 0 }), ...taken.mistakes]
  if (mistakes.length > 0) {
    const directory = readTrustedDirectory(tools.dataDirectory, { root: tools.root, today: today(tools) })
    const ticket = makeTicket(tools.secrets.tickets, tools.now())
    return { status: 422, page: toReportPage({ locale, ticket }, directory, { fields, mistakes }) }
  }
  return taken.files.length === 0
    ? sendReport({ fields, files: [] }, tools, locale)
    : showFiles({ fields, files: taken.files }, { locale, tools })
}

async function takeMessage({ fields, files }: Parts, { locale, tools }: Asked): Promise<IntakeAnswer> {
  const taken = await takeFiles(files, locale)
  if (taken.mistakes.length > 0)
    return withMailbox(fields.get('code') ?? '', { tools, locale }, async () => ({
      mistakes: taken.mistakes,
      text: fields.get('text') ?? '',
    }))
  return taken.files.length === 0
    ? sendMessage({ fields, files: [] }, tools, locale)
    : showFiles({ fields, files: taken.files }, { locale, tools })
}

/** Shows what files say before they are sent. Until then they are sealed to a key that is in the page alone. */
async function showFiles(draft: Draft, { locale, tools }: Omit<Asked, 'place'>): Promise<IntakeAnswer> {
  const { readTraces } = await import('./traces/read-traces')
  const looked = await Promise.all(
    draft.files.map(async (file) => ({ file, traces: await readTraces(file.content, file.type) })),
  )
  const { key, blob } = await sealDraft(draft)
  if (!tools.store.drafts.put(key.id, blob))
    return { status: 503, page: toSaidPage(locale, messagesByLocale[locale].sealedReports.errors.busy) }
  const ticket = makeTicket(tools.secrets.tickets, tools.now())
  return { status: 200, page: toLookPage({ locale, ticket }, looked, key) }
}

async function sendDraft(fields: URLSearchParams, { locale, tools }: Asked): Promise<IntakeAnswer> {
  const key = { id: fields.get('draft') ?? '', identity: fields.get('key') ?? '' }
  const blob = tools.store.drafts.take(key.id)
  const draft = blob && (await openDraft(blob, key).catch(() => null))
  if (!draft) return { status: 410, page: toSaidPage(locale, messagesByLocale[locale].sealedReports.errors.expired) }
  const files = draft.files.flatMap((file, index): SentFile[] => {
    const { name, type, content, stripped } = file
    const choice = fields.get(`file-${index}`)
    if (choice === 'stripped' && stripped) return [{ name, type, content: stripped, isOriginal: false }]
    return choice === 'asIs' ? [{ name, type, content, isOriginal: true }] : []
  })
  const sent = { fields: draft.fields, files }
  return draft.fields.has('code') ? sendMessage(sent, tools, locale) : sendReport(sent, tools, locale)
}

async function confirmCode(fields: URLSearchParams, { locale, tools }: Asked): Promise<IntakeAnswer> {
  const texts = messagesByLocale[locale].sealedReports
  const isRight = (await openMailbox(fields.get('code') ?? '', tools)) !== null
  const { right, wrong } = texts.confirm
  return { status: 200, isAboutCode: true, page: toSaidPage(locale, isRight ? right : wrong, texts.receipt.title) }
}

/** Nothing is taken that could not be sealed to the right people. */
async function orUnavailable(locale: Locale, answer: () => Promise<IntakeAnswer>): Promise<IntakeAnswer> {
  try {
    return await answer()
  } catch (error) {
    if (!(error instanceof UntrustedDirectory)) throw error
    return { status: 503, page: toSaidPage(locale, messagesByLocale[locale].sealedReports.errors.unavailable) }
  }
}
