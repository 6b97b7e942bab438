import { crc32 } from 'node:zlib'
import { type Entry, fromBufferPromise, type LocalFileHeader, type ZipFile } from 'yauzl'
import { checkArchiveEnd } from './archive-end'
import { Refused } from './refused'

/** A file in an archive. */
export type ArchivePart = {
  name: string
  /** Unpacked, in bytes: what the table says, and what reading finds or refuses. */
  size: number
  /** @throws Refused when the part is not what the table says. */
  read: () => AsyncIterable<Buffer>
}

const mostParts = 2_000
/** Of one part, unpacked, in bytes. A letter of a hundred pages is 2 MB of text. */
const largestPart = 10_000_000
/** Text that people write becomes a tenth when it is packed, tables a fiftieth. Only long parts count: short ones may repeat. */
const mostRatio = 200
const longPart = 1_000_000
/** Behind a part there may be what its writer knew only afterwards: a signature, a checksum and two lengths. */
const longestDescriptor = 24

/** Bits of an entry: encrypted, with its lengths behind it, encrypted in the stronger way. */
const encrypted = 0x01
const describedBehind = 0x08
const stronglyEncrypted = 0x40
const methods = new Set([0, 8])
/** A second name of an entry, which some readers take and others do not. */
const otherName = 0x7075

/**
 * The files of a ZIP archive, as office documents are. Only what every reader understands the same way is an archive here: one
 * table at the very end, each part where the table says, no two in the same place, nothing before, between or behind them.
 *
 * @param mostUnpacked of all parts together, in bytes.
 * @throws Refused
 */
export async function readArchive(content: Buffer, mostUnpacked: number): Promise<ArchivePart[]> {
  const { count, tableAt, tableSize } = checkArchiveEnd(content)
  if (count > mostParts) throw new Refused('tooComplex')
  try {
    const archive = await fromBufferPromise(content, { strictFileNames: true })
    const entries: LocatedEntry[] = []
    for await (const entry of archive.eachEntry()) entries.push(await locate(archive, entry))
    const rows = entries.reduce((sum, { entry }) => sum + rowLength(entry), 0)
    if (rows !== tableSize || !areSideBySide(entries, tableAt)) throw new Refused('damaged')
    checkNames(entries)
    checkSizes(entries, mostUnpacked)
    return entries
      .filter(({ entry }) => !entry.fileName.endsWith('/'))
      .map(({ entry }) => ({
        name: entry.fileName,
        size: entry.uncompressedSize,
        read: () => readPart(archive, entry),
      }))
  } catch (error) {
    // Whatever else a reader of archives throws, it says of the archive.
    throw error instanceof Refused ? error : new Refused('damaged')
  }
}

/** An entry with the bytes of the file that are its own. */
type LocatedEntry = { entry: Entry; from: number; to: number; room: number }

async function locate(archive: ZipFile, entry: Entry): Promise<LocatedEntry> {
  if ((entry.generalPurposeBitFlag & (encrypted | stronglyEncrypted)) !== 0) throw new Refused('locked')
  const local = await archive.readLocalFileHeaderPromise(entry)
  if (!methods.has(entry.compressionMethod) || !isToldTheSame(entry, local)) throw new Refused('damaged')
  const isDescribed = (entry.generalPurposeBitFlag & describedBehind) !== 0
  return {
    entry,
    from: entry.relativeOffsetOfLocalHeader,
    to: local.fileDataStart + entry.compressedSize,
    room: isDescribed ? longestDescriptor : 0,
  }
}

/** Readers believe the table or the head of the part, so both say one thing. */
function isToldTheSame(entry: Entry, local: LocalFileHeader): boolean {
  if (!local.fileName.equals(entry.fileNameRaw) || entry.extraFields.some(({ id }) => id === otherName)) return false
  if (local.compressionMethod !== entry.compressionMethod) return false
  if (local.generalPurposeBitFlag !== entry.generalPurposeBitFlag) return false
  return (
    (entry.generalPurposeBitFlag & describedBehind) !== 0 ||
    (local.crc32 === entry.crc32 &&
      local.compressedSize === entry.compressedSize &&
      local.uncompressedSize === entry.uncompressedSize)
  )
}

/** Bytes of an entry's row in the table. */
function rowLength({ fileNameLength, extraFieldLength, fileCommentLength }: Entry): number {
  return 46 + fileNameLength + extraFieldLength + fileCommentLength
}

/** Whether the parts fill the file from its beginning to the table, none of them in the place of another. */
function areSideBySide(entries: readonly LocatedEntry[], tableAt: number): boolean {
  let end = 0
  let room = 0
  for (const { from, to, room: behind } of entries.toSorted((one, other) => one.from - other.from)) {
    if (from < end || from > end + room) return false
    end = to
    room = behind
  }
  return tableAt >= end && tableAt <= end + room
}

function checkNames(entries: readonly LocatedEntry[]): void {
  const names = new Set(entries.map(({ entry }) => entry.fileName.toLowerCase()))
  if (names.size !== entries.length || !entries.every(({ entry }) => isPlainName(entry.fileName)))
    throw new Refused('damaged')
}

/** A way within the archive, as every writer of office documents writes it. What leads out of it, yauzl refuses. */
function isPlainName(name: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  return name !== '' && !/[\u0000-\u001f\\:\ufffd]/.test(name)
}

function checkSizes(entries: readonly LocatedEntry[], mostUnpacked: number): void {
  let unpacked = 0
  for (const { entry } of entries) {
    const { uncompressedSize: size, compressedSize: packed } = entry
    unpacked += size
    if (size > largestPart || (size > longPart && size > packed * mostRatio)) throw new Refused('tooComplex')
  }
  if (unpacked > mostUnpacked) throw new Refused('tooComplex')
}

/** Ends as soon as there is more than the table says. */
async function* readPart(archive: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  let sum = 0
  try {
    for await (const chunk of await archive.openReadStreamPromise(entry)) {
      const bytes = Buffer.from(chunk)
      sum = crc32(bytes, sum)
      yield bytes
    }
  } catch (error) {
    throw error instanceof Refused ? error : new Refused('damaged')
  }
  if (sum !== entry.crc32) throw new Refused('damaged')
}
