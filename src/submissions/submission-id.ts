import { createHash, createHmac } from 'node:crypto'
import { canonicalJson } from '../forms/definition/canonical-json'

/** A file as it was sent, after its content was checked. */
export type AcceptedFile = { field: string; name: string; mediaType: string; content: Buffer }

type Sent = {
  formKey: string
  versionHash: string
  day: string
  answers: Readonly<Record<string, unknown>>
  files: readonly AcceptedFile[]
  /** What the page sends again when a visitor sends again; none without script. */
  idempotencyKey: string | null
}

/**
 * What makes a submission the same when it is sent again: its content together with the key of the page, or with the day when
 * there is no key. Content belongs to it because a visitor may go back, correct an answer and send the same page again: that
 * must not be lost.
 *
 * @param secret without which nobody can compute from a submission what its reference is.
 */
export function toSubmissionId(secret: string, { files, day, idempotencyKey, ...sent }: Sent): Buffer {
  const content = {
    ...sent,
    turn: idempotencyKey === null ? { day } : { idempotencyKey },
    files: files.map(({ content: bytes, ...file }) => ({
      ...file,
      hash: createHash('sha256').update(bytes).digest('hex'),
    })),
  }
  return createHmac('sha256', secret).update(canonicalJson(content)).digest()
}

/** The name under which a file of a submission is kept: unguessable, and the same when it is sent again. */
export function toFileId(secret: string, { id, index }: { id: Buffer; index: number }): string {
  return createHmac('sha256', secret).update(id).update(`file ${index}`).digest('base64url')
}
