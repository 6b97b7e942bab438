import { base64 } from '@scure/base'
import { findAgreedReaders } from '@/src/sealed/agreed-readers'
import type { DeskAct } from '@/src/sealed/desk-request'
import type { Directory, Reader } from '@/src/sealed/directory'
import { readReadersStatement } from '@/src/sealed/readers-change'
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
  // What two had said when the process was killed becomes so first.
  settle(caseId, { store, directory })
  const [signed, blob] = [base64.decode(asked.statement), base64.decode(asked.blob)]
  const current = store.readersOf(caseId)
  const said = readReadersStatement({ signed, blob }, directory, current)
  if (said?.signer !== reader.id || said.caseId !== caseId || said.epoch !== epoch) return null
  if (epoch !== toNextEpoch(store, caseId)) return null
  const ofRoute = directory.routes.find(({ tag }) => tag === route)?.readers ?? []
  if (!said.readers.every((name) => current.includes(name) || ofRoute.includes(name))) return null
  store.propose({ caseId, epoch, signer: reader.id, statement: signed, blob })
  return { isAgreed: settle(caseId, { store, directory }) }
}

/** Makes what two of those who may open a case say of its next epoch so. @returns whether two do. */
function settle(caseId: string, { store, directory }: Pick<Proposing, 'store' | 'directory'>): boolean {
  const epoch = toNextEpoch(store, caseId)
  const said = store.changes(caseId).filter((change) => change.epoch === epoch)
  const agreed = findAgreedReaders(said, directory, store.readersOf(caseId)).get(epoch)
  if (!agreed) return false
  const [first, second] = agreed
  store.agree(caseId, { epoch, signers: [first.signer, second.signer], readers: first.readers })
  return true
}

function toNextEpoch(store: SealedStore, caseId: string): number {
  const agreed = store.changes(caseId).filter((change) => change.isAgreed)
  return Math.max(1, ...agreed.map(({ epoch }) => epoch)) + 1
}
