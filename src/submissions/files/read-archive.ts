import { inflateRawSync } from 'node:zlib'

/** A file in an archive. */
type ArchiveEntry = { name: string; size: number; read: () => Buffer }

const endMark = 0x06054b50
const centralMark = 0x02014b50
const localMark = 0x04034b50
const endLength = 22
const mostEntries = 2_000
/** Of all entries together, unpacked, in bytes. */
const largestUnpacked = 100_000_000

/**
 * The files of a ZIP archive, as office documents are. Only what every reader understands the same way is an archive here: one
 * table at the very end, each entry where the table says, nothing before the first, nothing encrypted.
 *
 * @returns null when it is no such archive.
 */
export function readArchive(content: Buffer): ArchiveEntry[] | null {
  const end = content.length - endLength
  if (end < 0 || content.readUInt32LE(end) !== endMark || content.readUInt16LE(end + 20) !== 0) return null
  const count = content.readUInt16LE(end + 10)
  const tableSize = content.readUInt32LE(end + 12)
  const table = content.readUInt32LE(end + 16)
  if (count === 0 || count > mostEntries || table + tableSize !== end || content.readUInt32LE(0) !== localMark)
    return null
  const entries: ArchiveEntry[] = []
  let at = table
  let unpacked = 0
  for (let index = 0; index < count; index++) {
    const entry = readEntry(content, { at, table })
    if (!entry) return null
    unpacked += entry.size
    if (unpacked > largestUnpacked || entries.some(({ name }) => name.toLowerCase() === entry.name.toLowerCase()))
      return null
    entries.push(entry)
    at = entry.next
  }
  return at === end ? entries : null
}

function readEntry(
  content: Buffer,
  { at, table }: { at: number; table: number },
): (ArchiveEntry & { next: number }) | null {
  if (at + 46 > content.length || content.readUInt32LE(at) !== centralMark) return null
  const isEncrypted = (content.readUInt16LE(at + 8) & 1) === 1
  const method = content.readUInt16LE(at + 10)
  const packed = content.readUInt32LE(at + 20)
  const size = content.readUInt32LE(at + 24)
  const nameLength = content.readUInt16LE(at + 28)
  const name = content.subarray(at + 46, at + 46 + nameLength).toString('utf8')
  const next = at + 46 + nameLength + content.readUInt16LE(at + 30) + content.readUInt16LE(at + 32)
  const local = content.readUInt32LE(at + 42)
  if (isEncrypted || (method !== 0 && method !== 8) || !isPlainName(name) || local + 30 > table) return null
  if (content.readUInt32LE(local) !== localMark || content.readUInt16LE(local + 8) !== method) return null
  const localNameLength = content.readUInt16LE(local + 26)
  if (content.subarray(local + 30, local + 30 + localNameLength).toString('utf8') !== name) return null
  const start = local + 30 + localNameLength + content.readUInt16LE(local + 28)
  if (start + packed > table) return null
  const body = content.subarray(start, start + packed)
  return { name, size, next, read: () => unpack(body, { method, size }) }
}

/** @throws when the content is not what the table says. */
function unpack(body: Buffer, { method, size }: { method: number; size: number }): Buffer {
  const content = method === 0 ? body : inflateRawSync(body, { maxOutputLength: Math.max(size, 1) })
  if (content.length !== size) throw new Error('An entry of the archive is not as long as its table says')
  return content
}

/** A way within the archive, as every writer of office documents writes it. */
function isPlainName(name: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  return name !== '' && !/[\u0000-\u001f\\:\ufffd]|^\/|(?:^|\/)\.\.(?:\/|$)/.test(name)
}
