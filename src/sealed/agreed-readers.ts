import type { Directory } from './directory'
import { isAgreed, type ReadersStatement, readReadersStatement } from './readers-change'

/** What one person said of who may open a case, as it is kept. */
export type KeptChange = { statement: Uint8Array; blob: Uint8Array }

/** What two people said the same of, each with a key blob. */
export type AgreedReaders = readonly [ReadersStatement, ReadersStatement]

/**
 * Finds what two readers said the same of, for each epoch. Nothing is believed of what stands beside a statement: whoever writes where it
 * lies could have written that.
 *
 * @param signers whose word counts: everybody whom the root signed, or those who may open the case now.
 */
export function findAgreedReaders(
  changes: readonly KeptChange[],
  directory: Directory,
  signers: readonly string[] = directory.readers.map(({ id }) => id),
): ReadonlyMap<number, AgreedReaders> {
  const said = changes.flatMap(
    ({ statement, blob }) => readReadersStatement({ signed: statement, blob }, directory, signers) ?? [],
  )
  const agreed = new Map<number, AgreedReaders>()
  for (const [index, first] of said.entries()) {
    const second = said.slice(index + 1).find((other) => isAgreed(first, other))
    if (second) agreed.set(first.epoch, [first, second])
  }
  return agreed
}
