import { type Trace, toTrace } from './trace'

const kindByTag = new Map<number, Trace['kind']>([
  [0x010f, 'device'],
  [0x0110, 'device'],
  [0x0131, 'program'],
  [0x0132, 'moment'],
  [0x013b, 'author'],
  [0x8298, 'author'],
  [0x9003, 'moment'],
  [0xa430, 'author'],
  [0xa431, 'device'],
])
const [exifDirectory, placeDirectory] = [0x8769, 0x8825]
const mostEntries = 200

/** What the EXIF of a picture says. @param tiff begins with the byte order. */
export function readExifTraces(tiff: Buffer): Trace[] {
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const read16 = (at: number) => (at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const read32 = (at: number) => (at + 4 > tiff.length ? 0 : isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at))
  const readDirectory = (start: number, isInner: boolean): Trace[] => {
    const count = Math.min(read16(start), mostEntries)
    return Array.from({ length: count }, (_, index) => start + 2 + index * 12).flatMap((at): Trace[] => {
      const [tag, type, length] = [read16(at), read16(at + 2), read32(at + 4)]
      if (tag === placeDirectory) return [{ kind: 'place', value: 'GPS' }]
      if (tag === exifDirectory && !isInner) return readDirectory(read32(at + 8), true)
      const kind = kindByTag.get(tag)
      if (!kind || type !== 2) return []
      const from = length > 4 ? read32(at + 8) : at + 8
      return toTrace(kind, tiff.toString('utf8', from, Math.min(from + length, tiff.length)))
    })
  }
  return readDirectory(read32(4), false)
}
