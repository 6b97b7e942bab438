import { base64 } from '@scure/base'
import type { SealedCase } from '@/src/sealed/desk-request'
import type { SealedStore } from '@/src/sealed/store/sealed-store'

type Kept = {
  store: SealedStore
  /** The directory of keys, as the root signed it. */
  signed: Uint8Array
}

/** A case as it is handed to whoever opens it, over the network or as a file: sealed as it lies. */
export function toSealedCase(stored: SealedCase['case'], { store, signed }: Kept): SealedCase {
  return {
    case: stored,
    readers: store.readersOf(stored.id),
    keys: store.keyBlobs(stored.id).map((key) => ({ ...key, blob: base64.encode(key.blob) })),
    items: store.items(stored.id).map(({ blob }) => base64.encode(blob)),
    changes: store
      .changes(stored.id)
      .map((change) => ({ ...change, statement: base64.encode(change.statement), blob: base64.encode(change.blob) })),
    decisions: store.life
      .said(stored.id)
      .map(({ kind, statement, isAgreed }) => ({ kind, statement: base64.encode(statement), isAgreed })),
    directory: base64.encode(signed),
  }
}
