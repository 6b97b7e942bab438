import type { Directory } from './directory'
import { isAgreed, type ReadersStatement, readReadersStatement } from './readers-change'

/** What one person said of who may open a case, as it is kept. */
export type KeptChange = { statement: Uint8Array; blob: Uint8Array }

/** What two people said the same of, with the key blob of each. */
export type AgreedReaders = { statement: ReadersStatement; blobHashes: readonly string[] }

/**
 * Finds what two readers whom the root signed said the same of, for each epoch. Nothing is believed of what stands beside a statement:
 * whoever writes where it lies could have written that.
 */
export function findAgreedReaders(
  changes: readonly KeptChange[],
  directory: Directory,
): ReadonlyMap<number, AgreedReaders> {
  const everybody = directory.readers.map(({ id }) => id)
  const said = changes.flatMap(
    ({ statement, blob }) => readReadersStatement({ signed: statement, blob }, directory, everybody) ?? [],
  )
  const agreed = new Map<number, AgreedReaders>()
  for (const [index, first] of said.entries()) {
    const second = said.slice(index + 1).find((other) => isAgreed(first, other))
    if (second) agreed.set(first.epoch, { statement: first, blobHashes: [first.blobHash, second.blobHash] })
  }
  return agreed
}

/** The newest epoch of a case: the one that new things are sealed to. */
export function toNewestEpoch(agreed: ReadonlyMap<number, AgreedReaders>): number {
  return Math.max(1, ...agreed.keys())
}
