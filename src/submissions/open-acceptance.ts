import { randomUUID } from 'node:crypto'
import { channel } from 'node:diagnostics_channel'
import { localDay } from '@/src/country/local-day'
import { withAnswerAt } from '@/src/forms/submission/answer-at'
import type { Locale } from '@/src/i18n/locales'
import { makeFollowCode, showFollowCode, toFollowHash } from './followed/follow-code'
import { packSubmission } from './queued-submission'
import { toReference } from './reference'
import type { Spool } from './spool'
import { spoolChannel } from './submission'
import { type AcceptedFile, toFileId, toSubmissionId } from './submission-id'

/** What a form's endpoint hands over once the answers are valid and the files were inspected. */
export type AcceptedForm = {
  formKey: string
  /** The published version that the answers were checked by. */
  versionHash: string
  locale: Locale
  /** By the key of the field, those of groups inside. What stands here for fields with files is replaced by where each is kept. */
  answers: Readonly<Record<string, unknown>>
  files: readonly AcceptedFile[]
  /** What the page sends again when a visitor sends again; null without script, where equal content of one day is one. */
  idempotencyKey: string | null
  /** Whether whoever sent it gets a code to follow it. */
  isFollowed?: boolean
  /** Sent by staff from a preview: kept out of the inbox and of mail. */
  isTest?: boolean
}

/** What whoever sent it is told: a number, and a code in groups where they get one, which is kept nowhere. */
export type Accepted = { reference: string; code: string | null }

type Acceptance = { accept: (form: AcceptedForm) => Promise<Accepted> }

/** @param secret of this installation, for references that nobody can compute. */
export function openAcceptance({ spool, secret }: { spool: Spool; secret: string }): Acceptance {
  return {
    accept: async ({ formKey, versionHash, locale, answers, files, isFollowed = false, isTest = false, ...sent }) => {
      const receivedOn = localDay(Date.now())
      const content = { formKey, versionHash, day: receivedOn, answers, files }
      // Whoever sends what another has sent without script must not be given that one's code.
      const idempotencyKey = sent.idempotencyKey ?? (isFollowed ? randomUUID() : null)
      // A visitor who sends the same as a trial must never be taken for it.
      const key = isTest ? `trial ${idempotencyKey ?? ''}` : idempotencyKey
      const id = toSubmissionId(secret, { ...content, idempotencyKey: key })
      const reference = toReference(id)
      const code = isFollowed && key !== null ? makeFollowCode(secret, { id, turn: key }) : null
      const kept = files.map(({ field, name, mediaType, content }, index) => {
        return { field, name, mediaType, size: content.length, id: toFileId(secret, { id, index }) }
      })
      const submission = {
        ...{ id: id.toString('hex'), reference, formKey, versionHash, locale, receivedOn, isTest },
        ...(code !== null && { followHash: toFollowHash(code) }),
        answers: withFileAnswers(answers, kept),
        files: kept,
      }
      await spool.put(submission.id, packSubmission({ submission, contents: files.map(({ content }) => content) }))
      channel(spoolChannel).publish(undefined)
      return { reference, code: code === null ? null : showFollowCode(code) }
    },
  }
}

type KeptFile = { field: string; id: string; name: string; mediaType: string; size: number }

/** The answers, with those of fields with files as the schema of forms has them. */
function withFileAnswers(
  answers: Readonly<Record<string, unknown>>,
  files: readonly KeptFile[],
): Record<string, unknown> {
  const byField = Object.groupBy(files, ({ field }) => field)
  return Object.entries(byField).reduce<Record<string, unknown>>(
    (known, [field, list = []]) => {
      const facts = list.map(({ id, name, mediaType, size }) => ({ name, mediaType, size, reference: id }))
      return withAnswerAt(known, field.split('.'), facts)
    },
    { ...answers },
  )
}
