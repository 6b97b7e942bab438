import { writeDay } from '@/src/country/calendar'
import type { Locale } from '@/src/i18n/locales'
import { messagesByLocale } from '@/src/i18n/messages'
import { type SentFile, toFilePart } from '@/src/sealed/new-case'
import type { IntakeAnswer, IntakeTools } from './intake-tools'
import { type OpenMailbox, openMailbox, readMailbox, writeMore } from './open-mailbox'
import { toMailboxPage, toReturnPage } from './pages/mailbox-pages'
import { toSaidPage } from './pages/said-page'
import { makeTicket } from './ticket'

type Said = { notice?: string; mistakes?: readonly string[]; text?: string; page?: string }

/** Opens a mailbox with what somebody typed, and does something with it. What opens nothing is answered the same, whatever it is. */
export async function withMailbox(
  typed: string,
  { tools, locale }: { tools: IntakeTools; locale: Locale },
  act: (opened: OpenMailbox) => Promise<Said>,
): Promise<IntakeAnswer> {
  const opened = await openMailbox(typed, tools)
  const page = { locale, ticket: makeTicket(tools.secrets.tickets, tools.now()) }
  const stored = opened && tools.store.anyCase(opened.target.caseId)
  // Its case has been deleted: nothing that leads there is kept any longer.
  if (opened && !stored) tools.store.closeMailbox(opened.mailbox.lookup)
  if (!opened || !stored)
    return {
      status: 200,
      isAboutCode: true,
      page: toReturnPage(page, messagesByLocale[locale].sealedReports.return.unknown),
    }
  const said = await act(opened)
  if (said.page !== undefined) return { status: 200, page: said.page, isAboutCode: true }
  const { notice = '', mistakes = [], text = '' } = said
  const { received, acknowledgeBy, acknowledged, answerBy, closed } = stored
  const replies = (await readMailbox(opened, tools)).map((reply) => ({ ...reply, day: writeDay(reply.day) }))
  return {
    status: mistakes.length > 0 ? 422 : 200,
    isAboutCode: true,
    page: toMailboxPage(page, {
      ...{ code: opened.code, replies, notice, mistakes, text },
      received: writeDay(received),
      acknowledgeBy: writeDay(acknowledgeBy),
      acknowledged: acknowledged === null ? null : writeDay(acknowledged),
      answerBy: answerBy === null ? null : writeDay(answerBy),
      ended: closed === null ? null : writeDay(closed),
    }),
  }
}

/** Sends what somebody writes behind their report. */
export async function sendMessage(
  { fields, files }: { fields: URLSearchParams; files: readonly SentFile[] },
  tools: IntakeTools,
  locale: Locale,
): Promise<IntakeAnswer> {
  const texts = messagesByLocale[locale].sealedReports
  return withMailbox(fields.get('code') ?? '', { tools, locale }, async (opened) => {
    const text = fields.get('text') ?? ''
    if (text.trim() === '' && files.length === 0) return { mistakes: [texts.errors.empty] }
    const kind = fields.has('identity') ? ('identity' as const) : ('message' as const)
    await writeMore([...(text.trim() === '' ? [] : [{ kind, text }]), ...files.map(toFilePart)], opened, tools)
    return { notice: texts.mailbox.sent }
  })
}

/** Closes a mailbox, when somebody says so twice. */
export async function closeMailbox(fields: URLSearchParams, tools: IntakeTools, locale: Locale): Promise<IntakeAnswer> {
  const texts = messagesByLocale[locale].sealedReports.mailbox
  return withMailbox(fields.get('code') ?? '', { tools, locale }, async (opened) => {
    if (!fields.has('sure')) return {}
    await writeMore([{ kind: 'closing', text: '' }], opened, tools)
    tools.store.closeMailbox(opened.mailbox.lookup)
    return { page: toSaidPage(locale, texts.closed, texts.closeTitle) }
  })
}
