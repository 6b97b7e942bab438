import type { PayloadRequest } from 'payload'
import staffTexts from '@/messages/staff/rights.json' with { type: 'json' }
import { appendAudit } from '@/src/audit/append-audit'
import { writeDay } from '@/src/country/calendar'
import { localDay } from '@/src/country/local-day'
import { languageOf } from '@/src/fields/admin-text'
import { refusal } from '@/src/fields/refusal'
import { downloadPolicy } from '@/src/http/policy'
import { formatMoment } from '@/src/i18n/format'
import type { Locale } from '@/src/i18n/locales'
import { writeArchive } from '@/src/submissions/files/write-archive'
import { readFileParts, toPart, withManifest } from '../cases/case-archive'
import { toCasePdf } from '../cases/case-pdf'
import type { CaseSheet } from '../cases/case-sheet'
import type { OpenedCase } from '../cases/read-case'
import type { PersonCase } from './found-person'
import { openCases, recordPersonReads } from './open-cases'
import { toPersonCase, toPersonSubscription } from './person-case'
import { aboutPerson, findCasesOf, findSubscribersOf, readAsked, requireReader } from './rights-requests'

/**
 * What was found of a person, to be given to them: for each case a page to print, what was sent as data, its files, and what the bank and
 * they wrote to each other; subscriptions; and a manifest with the SHA-256 of each part. What colleagues wrote for each other is not in it.
 *
 * @throws 400, 403 and 404 with a sentence, and when a file cannot be read.
 */
export async function givePerson(req: PayloadRequest): Promise<Response> {
  const reader = await requireReader(req)
  const { ids, subscribers, reason } = await readAsked(req, aboutPerson)
  const submissions = await findCasesOf(req, reader, ids)
  const subscriptions = await findSubscribersOf(req, subscribers)
  if (submissions.length + subscriptions.length === 0) throw refusal(req, 400, staffTexts.refusals.nothing)
  await recordPersonReads(req, { submissions, subscribers: subscriptions, reason })
  await appendAudit(req.payload, {
    action: 'given',
    subject: 'people',
    actor: reader.user,
    reason,
    details: { cases: submissions.map(({ id }) => id), subscribers: subscriptions.map(({ id }) => id) },
  })
  const locale = languageOf(req)
  const parts = []
  for (const opened of await openCases(req.payload, submissions)) parts.push(...(await toCaseParts(opened, locale)))
  if (subscriptions.length > 0)
    parts.push(toPart('subscriptions.json', JSON.stringify(subscriptions.map(toPersonSubscription), null, 2)))
  const archive = writeArchive(withManifest(parts, { madeOn: localDay(Date.now()) }))
  return new Response(Uint8Array.from(archive), {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${staffTexts.archive.name[locale]}-${localDay(Date.now())}.zip"`,
      'Content-Security-Policy': downloadPolicy,
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Cache-Control': 'no-store',
    },
  })
}

async function toCaseParts(opened: OpenedCase, locale: Locale) {
  const { submission, answers, history, files } = opened
  const shown = toPersonCase(opened, locale)
  const replies = history
    .filter(({ kind }) => kind === 'reply' || kind === 'sender')
    .map(({ at, kind, text }) => ({
      at,
      from: kind === 'sender' ? ('sender' as const) : ('bank' as const),
      text: text ?? '',
    }))
  const { reference, formKey, receivedOn, locale: sentIn } = submission
  const said = {
    reference,
    form: shown.form,
    formKey,
    receivedOn,
    locale: sentIn,
    answers,
    shown: shown.answers,
    replies,
  }
  const folder = `${reference}/`
  return [
    toPart(`${folder}case.json`, JSON.stringify(said, null, 2)),
    {
      name: `${folder}case.pdf`,
      content: Buffer.from(await toCasePdf(toSheet(shown, { replies, files, locale }), locale)),
    },
    ...(await readFileParts(opened, folder)),
  ]
}

type Beside = {
  replies: readonly { at: string; from: 'bank' | 'sender'; text: string }[]
  files: OpenedCase['files']
  locale: Locale
}

/** The case as it is printed for the person: what they sent, what was corrected first, and what the bank replied. */
function toSheet(shown: PersonCase, { replies, files, locale }: Beside): CaseSheet {
  const texts = staffTexts.archive
  return {
    title: shown.reference,
    facts: [
      [texts.form[locale], shown.form],
      [texts.receivedOn[locale], writeDay(shown.receivedOn)],
    ],
    answers: shown.answers.map(({ way, label, text, correction, isFile }) => {
      const sent = isFile
        ? files
            .filter(({ field }) => field === way)
            .map(({ name }) => name)
            .join(', ')
        : text
      return [label, correction === null ? (sent ?? '–') : `${correction}\n${texts.typed[locale]}: ${sent ?? '–'}`]
    }),
    history: replies.map(({ at, from, text }) => [
      formatMoment(locale, at),
      texts[from][locale],
      texts.reply[locale],
      text,
    ]),
  }
}
