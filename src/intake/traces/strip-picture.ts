/** Parts of a JPEG that change what is seen: what joins its colours, and how the program Adobe wrote them. */
const [firstNote, lastNote, adobe, comment, scan] = [0xe0, 0xef, 0xee, 0xfe, 0xda]

/**
 * A JPEG without what programs and cameras note in it; every point stays as it is.
 *
 * @returns null when it is none that can be taken apart.
 */
export function stripJpeg(content: Buffer): Buffer | null {
  const kept = [content.subarray(0, 2)]
  for (let at = 2; at + 4 <= content.length; ) {
    const kind = content[at + 1] ?? 0
    if (content[at] !== 0xff) return null
    // What is scanned goes on to the mark that ends the picture. Behind that some cameras hide another.
    if (kind === scan) {
      const end = content.lastIndexOf(Buffer.from([0xff, 0xd9]))
      const isOnly = content.indexOf(Buffer.from([0xff, 0xd8, 0xff]), at) < 0
      return end > at && isOnly ? Buffer.concat([...kept, content.subarray(at, end + 2)]) : null
    }
    const next = at + 2 + content.readUInt16BE(at + 2)
    const isNote = (kind >= firstNote && kind <= lastNote && kind !== adobe) || kind === comment
    if (!isNote) kept.push(content.subarray(at, next))
    at = next
  }
  return null
}

/** What of a PNG is seen. */
const seenChunks = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'sBIT', 'bKGD'])

/** The same for a PNG. */
export function stripPng(content: Buffer): Buffer | null {
  const kept = [content.subarray(0, 8)]
  for (let at = 8; at + 12 <= content.length; ) {
    const type = content.toString('latin1', at + 4, at + 8)
    const next = at + 12 + content.readUInt32BE(at)
    if (next > content.length) return null
    if (seenChunks.has(type)) kept.push(content.subarray(at, next))
    if (type === 'IEND') return Buffer.concat(kept)
    at = next
  }
  return null
}
