import { utf8ToBytes } from '@noble/hashes/utils.js'
import { seal } from './age-seal'
import type { ReadItem } from './read-case'

/** A file that is taken away from the desk: sealed, for whoever exported it, in the format of the `age` command. */
export type ExportedFile = { name: string; bytes: Uint8Array }

/** Seals what a case says to somebody's own recipient: a text with everything that was written, and each file. */
export async function exportCase(items: readonly ReadItem[], recipient: string): Promise<ExportedFile[]> {
  const lines = items.map(({ place, item, authorship, isInOrder }) => {
    const by = authorship.kind === 'reader' ? authorship.name : authorship.kind
    const order = isInOrder ? '' : ', NOT IN ORDER'
    return `#${place} ${item?.header.kind ?? 'NOT OPENED'} ${item?.header.day ?? ''} ${by}${order}\n${item?.header.text ?? ''}\n`
  })
  const exported = [{ name: 'case.txt.age', bytes: await seal(utf8ToBytes(lines.join('\n')), [recipient]) }]
  for (const { place, item } of items) {
    if (!item?.header.file) continue
    exported.push({ name: `${place} ${item.header.file.name}.age`, bytes: await seal(item.content, [recipient]) })
  }
  return exported
}
