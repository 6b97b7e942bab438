import type { CaseKey } from './case-keys'
import type { Directory } from './directory'
import { isWrittenBy, openItem, sealItem, toLink } from './item'
import type { Mailbox } from './mailbox'
import type { PrivateHalf } from './private-half'

type Reply = {
  /** An answer goes to the reporter; why something was decided stays among those who may open the case. */
  kind: 'acknowledgement' | 'reply' | 'decision'
  text: string
  day: string
  key: CaseKey
  /** The public half of the reporter's mailbox, as the report says it. */
  mailboxRecipient: string
  /** Every item that the case has, as it is stored. */
  before: readonly Uint8Array[]
}

/** Seals what the desk answers: to the reporter's mailbox and to the case. */
export async function composeReply(
  { kind, text, day, key, mailboxRecipient, before }: Reply,
  author: PrivateHalf,
): Promise<Uint8Array> {
  const last = before.at(-1)
  const { caseId, epoch } = key
  const place = before.length + 1
  const previous = last ? toLink(last) : ''
  return sealItem(
    { header: { caseId, epoch, place, previous, from: 'desk', kind, day, text, author: author.id } },
    {
      signingSecret: author.signingSecret,
      recipients: kind === 'decision' ? [key.recipient] : [mailboxRecipient, key.recipient],
    },
  )
}

/** An answer as its reporter reads it. */
export type ReadReply = { kind: string; text: string; day: string; author: string | null }

/**
 * Opens what the desk answered, with the mailbox. Nothing else of the case opens with it: not the report, not its files, not what the
 * reporter wrote since.
 *
 * @returns an author of null for an answer that is by nobody whom the root signed, or stands in another case.
 */
export async function readReplies(
  sealed: readonly Uint8Array[],
  { caseId, mailbox, directory }: { caseId: string; mailbox: Mailbox; directory: Directory },
): Promise<ReadReply[]> {
  const replies: ReadReply[] = []
  for (const blob of sealed) {
    const item = await openItem(blob, mailbox.sealing.identity).catch(() => null)
    if (!item) continue
    const { kind, text, day, author } = item.header
    const known = directory.readers.find(({ id }) => id === author)
    const isTheirs = known !== undefined && isWrittenBy(item, known.verifyKey) && item.header.caseId === caseId
    replies.push({ kind, text, day, author: isTheirs ? known.name : null })
  }
  return replies
}
