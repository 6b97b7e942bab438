import { Refused } from './refused'

const endMark = 0x06054b50
const localMark = 0x04034b50
/** Of archives with more than 4 GB, whose other table some readers believe and others do not see. */
const farEndMark = 0x07064b50
const farEndLength = 20
const endLength = 22

/**
 * What the end of a ZIP archive says of its table, where every reader finds the same: nothing stands before the first part,
 * between the table and its end, or behind that.
 *
 * @throws Refused when the archive is empty or can be read in more than one way.
 */
export function checkArchiveEnd(content: Buffer): { count: number; tableAt: number; tableSize: number } {
  const end = content.length - endLength
  if (end < 0 || content.readUInt32LE(end) !== endMark || content.readUInt16LE(end + 20) !== 0)
    throw new Refused('damaged')
  const far = end - farEndLength
  if (far >= 0 && content.readUInt32LE(far) === farEndMark) throw new Refused('damaged')
  const count = content.readUInt16LE(end + 10)
  const tableSize = content.readUInt32LE(end + 12)
  const tableAt = content.readUInt32LE(end + 16)
  const isWhole = count > 0 && content.readUInt16LE(end + 8) === count && tableAt + tableSize === end
  if (!isWhole || content.readUInt32LE(0) !== localMark) throw new Refused('damaged')
  return { count, tableAt, tableSize }
}
