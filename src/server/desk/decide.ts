import { base64 } from '@scure/base'
import { type DecisionStatement, isSameDecision, readDecision } from '@/src/sealed/case-decision'
import { mayDecide } from '@/src/sealed/deadlines'
import type { Directory, Reader } from '@/src/sealed/directory'
import { toLink } from '@/src/sealed/item'
import type { SealedStore } from '@/src/sealed/store/sealed-store'

type Deciding = { caseId: string; reader: Reader; store: SealedStore; directory: Directory; today: string }

/**
 * Notes what one person says of a case; when another who may open it has said the same, for the same reason, it becomes so.
 *
 * @returns null when nobody may decide that, or no reason for it lies in the case.
 */
export function decide(statement: string, deciding: Deciding): { isAgreed: boolean } | null {
  const { caseId, reader, store, directory, today } = deciding
  const current = store.readersOf(caseId)
  const signed = base64.decode(statement)
  const said = readDecision(signed, directory, current)
  const stored = store.anyCase(caseId)
  if (!said || !stored || said.signer !== reader.id || said.caseId !== caseId) return null
  if (!mayDecide(said, stored, today) || !hasReason(said, store)) return null
  const { kind, until } = said
  store.life.say(caseId, { kind, signer: reader.id, statement: signed })
  for (const other of store.life.said(caseId)) {
    const theirs = other.isAgreed || other.kind !== kind ? null : readDecision(other.statement, directory, current)
    if (!theirs || !isSameDecision(theirs, said)) continue
    store.life.decide(caseId, { kind, until, signers: [theirs.signer, said.signer], today })
    return { isAgreed: true }
  }
  return { isAgreed: false }
}

/** Whether the reason was written at the desk, into this case. Nobody here can read it. */
function hasReason({ caseId, reason }: DecisionStatement, store: SealedStore): boolean {
  return store.items(caseId).some(({ from, blob }) => from === 'desk' && toLink(blob) === reason)
}
