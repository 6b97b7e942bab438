import { base64 } from '@scure/base'
import { findAgreedReaders, toNewestEpoch } from '@/src/sealed/agreed-readers'
import type { DeskAct } from '@/src/sealed/desk-request'
import type { Directory, Reader } from '@/src/sealed/directory'
import { isAgreed, readReadersStatement } from '@/src/sealed/readers-change'
import type { SealedStore } from '@/src/sealed/store/sealed-store'

type Proposing = { reader: Reader; store: SealedStore; directory: Directory; route: string }

/**
 * Notes what one person says of who may open a case; when somebody else has said the same, it becomes so.
 *
 * @returns null when they may not say it: it is not about the next epoch, or would admit somebody who is not of the case's route.
 */
export function proposeReaders(
  asked: Extract<DeskAct, { act: 'propose' }>,
  { reader, store, directory, route }: Proposing,
): { isAgreed: boolean } | null {
  const { caseId, epoch } = asked
  const [signed, blob] = [base64.decode(asked.statement), base64.decode(asked.blob)]
  const current = store.readersOf(caseId)
  const said = readReadersStatement({ signed, blob }, directory, current)
  if (said?.signer !== reader.id || said.caseId !== caseId || said.epoch !== epoch) return null
  const kept = store.changes(caseId)
  if (epoch !== toNewestEpoch(findAgreedReaders(kept, directory)) + 1) return null
  const ofRoute = directory.routes.find(({ tag }) => tag === route)?.readers ?? []
  if (!said.readers.every((name) => current.includes(name) || ofRoute.includes(name))) return null
  store.propose({ caseId, epoch, signer: reader.id, statement: signed, blob })
  for (const other of kept) {
    if (other.signer === reader.id || other.epoch !== epoch) continue
    const theirs = readReadersStatement({ signed: other.statement, blob: other.blob }, directory, current)
    if (!theirs || !isAgreed(theirs, said)) continue
    store.agree(caseId, { epoch, signers: [theirs.signer, said.signer], readers: said.readers })
    return { isAgreed: true }
  }
  return { isAgreed: false }
}
