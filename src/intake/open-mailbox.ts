import { findAgreedReaders } from '@/src/sealed/agreed-readers'
import type { Directory } from '@/src/sealed/directory'
import { deriveMailbox, type Mailbox, openPointer, type Pointer } from '@/src/sealed/mailbox'
import { composeItems } from '@/src/sealed/new-case'
import { impossibleCode, readReceiptCode } from '@/src/sealed/receipt-code'
import { type ReadReply, readReplies } from '@/src/sealed/replies'
import type { SealedStore } from '@/src/sealed/store/sealed-store'
import { readTrustedDirectory } from './installation'
import { type IntakeTools, stretchNatively, today } from './intake-tools'

/** A mailbox that somebody opened with its code. */
export type OpenMailbox = { code: string; mailbox: Mailbox; target: Pointer; directory: Directory }

/**
 * Opens the mailbox of what somebody typed. What cannot be a code takes the same way as one that nobody has.
 *
 * @returns null when there is none.
 */
export async function openMailbox(typed: string, tools: IntakeTools): Promise<OpenMailbox | null> {
  const code = readReceiptCode(typed)
  const mailbox = await deriveMailbox(code ?? impossibleCode, tools.secrets, stretchNatively)
  const directory = readTrustedDirectory(tools.dataDirectory, { root: tools.root, today: today(tools) })
  const pointer = tools.store.mailbox(mailbox.lookup)
  if (code === null || !pointer) return null
  const target = await openPointer(pointer, mailbox)
  return { code, mailbox, target: toCurrentEpoch(target, tools.store, directory), directory }
}

/** Where new messages go: the newest epoch that two readers agreed on, when there is one beyond the first. */
function toCurrentEpoch(target: Pointer, store: SealedStore, directory: Directory): Pointer {
  const noted = store.changes(target.caseId).filter((change) => change.isAgreed)
  const newest = Math.max(target.epoch, ...noted.map(({ epoch }) => epoch))
  if (newest === target.epoch) return target
  const [agreed] = findAgreedReaders(noted, directory).get(newest) ?? []
  if (!agreed) throw new Error('Who reads this case was changed by nobody who may')
  return { caseId: target.caseId, epoch: newest, recipient: agreed.recipient }
}

/** The answers that a mailbox has. */
export async function readMailbox(
  { mailbox, target, directory }: OpenMailbox,
  { store }: IntakeTools,
): Promise<ReadReply[]> {
  const written = store.items(target.caseId).flatMap(({ from, blob }) => (from === 'desk' ? [blob] : []))
  return readReplies(written, { caseId: target.caseId, mailbox, directory })
}

const mostTries = 5

/** Writes more in a case. What somebody else wrote meanwhile makes it the next one behind that. */
export async function writeMore(
  parts: Parameters<typeof composeItems>[0],
  { mailbox, target }: OpenMailbox,
  tools: IntakeTools,
): Promise<void> {
  const day = today(tools)
  for (const part of parts) {
    for (let tries = 1; ; tries++) {
      const before = tools.store.items(target.caseId).map(({ blob }) => blob)
      const [blob] = await composeItems([part], { ...target, mailbox, day, before })
      if (!blob) throw new Error('Nothing was sealed')
      if (tools.store.addItem({ caseId: target.caseId, place: before.length + 1, from: 'reporter', day, blob })) break
      if (tries === mostTries) throw new Error('The case is being written to all the time')
    }
  }
}
