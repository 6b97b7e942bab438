import { constants, crc32, deflateRawSync } from 'node:zlib'

/** A text with something else in the middle for each request. */
export type PageWithSlot = {
  fill: (filling: string) => { body: () => Buffer; gzip: Buffer }
}

/** No name, no time, any system. @see RFC 1952, 2.3 */
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])

/**
 * Compresses a text once for all fillings: an answer then costs no more than its checksum, however many strangers ask for what is
 * not there.
 *
 * @param slot what stands where the filling goes, once. A text without it stays as it is.
 */
export function createPageWithSlot(text: string, slot: string): PageWithSlot {
  const start = text.indexOf(slot)
  const first = Buffer.from(start < 0 ? text : text.slice(0, start))
  const last = Buffer.from(start < 0 ? '' : text.slice(start + slot.length))
  const firstPacked = deflateRawSync(first, { level: 9, finishFlush: constants.Z_FULL_FLUSH })
  const lastPacked = deflateRawSync(last, { level: 9 })
  const firstChecksum = crc32(first)
  return {
    fill: (filling) => {
      const middle = Buffer.from(start < 0 ? '' : filling)
      const trailer = Buffer.alloc(8)
      trailer.writeUInt32LE(crc32(last, crc32(middle, firstChecksum)), 0)
      trailer.writeUInt32LE(first.length + middle.length + last.length, 4)
      return {
        body: () => Buffer.concat([first, middle, last]),
        gzip: Buffer.concat([gzipHeader, firstPacked, toStoredBlock(middle), lastPacked, trailer]),
      }
    },
  }
}

/** Bytes as they are, between compressed ones. At most 65 535: an address is far shorter. @see RFC 1951, 3.2.4 */
function toStoredBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.writeUInt16LE(bytes.length, 1)
  head.writeUInt16LE(~bytes.length & 0xffff, 3)
  return Buffer.concat([head, bytes])
}
