import type { CaseKey } from './case-keys'
import type { Reader } from './directory'
import { isWrittenBy, type OpenedItem, openItem, toLink } from './item'

/** What is thought of who wrote an item: somebody known, or that it is not by whom it says. */
export type Authorship = { kind: 'reporter' } | { kind: 'reader'; name: string } | { kind: 'forged' }

/** An item of a case as it is shown: opened, or why not. */
export type ReadItem = {
  place: number
  item: OpenedItem | null
  authorship: Authorship
  /** Whether it stands behind the item that it names, at the place that it names, in this case. */
  isInOrder: boolean
}

/**
 * Opens the items of a case and says of each who wrote it. Whoever can write where they lie can add, change and take away: what they add
 * is by nobody, what they change does not open, and what they take away is missing in the order.
 *
 * @param keys of every epoch that can be opened.
 * @param readers whose signatures count.
 */
export async function readCase(
  sealed: readonly Uint8Array[],
  keys: readonly CaseKey[],
  readers: readonly Reader[],
): Promise<ReadItem[]> {
  const opened: (OpenedItem | null)[] = []
  for (const blob of sealed) opened.push(await tryOpen(blob, keys))
  const report = opened[0] ?? null
  const reporterKey = report?.header.kind === 'report' ? (report.header.mailbox?.verifyKey ?? '') : ''
  return sealed.map((_, index) => {
    const item = opened[index] ?? null
    const before = sealed[index - 1]
    return {
      place: index + 1,
      item,
      authorship: item ? judgeAuthor(item, { reporterKey, readers }) : { kind: 'forged' },
      isInOrder:
        item !== null &&
        item.header.place === index + 1 &&
        item.header.caseId === keys[0]?.caseId &&
        item.header.previous === (before ? toLink(before) : ''),
    }
  })
}

async function tryOpen(blob: Uint8Array, keys: readonly CaseKey[]): Promise<OpenedItem | null> {
  for (const { identity } of keys) {
    const item = await openItem(blob, identity).catch(() => null)
    if (item) return item
  }
  return null
}

type Known = { reporterKey: string; readers: readonly Reader[] }

function judgeAuthor(item: OpenedItem, { reporterKey, readers }: Known): Authorship {
  if (item.header.from === 'reporter') return isWrittenBy(item, reporterKey) ? { kind: 'reporter' } : { kind: 'forged' }
  const author = readers.find(({ id }) => id === item.header.author)
  return author && isWrittenBy(item, author.verifyKey) ? { kind: 'reader', name: author.name } : { kind: 'forged' }
}
