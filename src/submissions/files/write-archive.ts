import { crc32, deflateRawSync } from 'node:zlib'

/** A file of an archive that is written. */
export type WrittenPart = { name: string; content: Buffer }

const [localMark, rowMark, endMark] = [0x04034b50, 0x02014b50, 0x06054b50]
/** The first day that the format knows: when something was written is nobody's business. */
const firstDay = 33
const isUtf8 = 0x0800

/** Writes an archive that says nothing but names and contents. The part that says the type of an open document is not packed. */
export function writeArchive(parts: readonly WrittenPart[]): Buffer {
  const bodies: Buffer[] = []
  const rows: Buffer[] = []
  let at = 0
  for (const { name, content } of parts) {
    const isStored = name === 'mimetype'
    const packed = isStored ? content : deflateRawSync(content)
    const facts = toFacts({ name, content, packed, isStored })
    const local = Buffer.alloc(4)
    local.writeUInt32LE(localMark)
    const body = Buffer.concat([local, facts, Buffer.from(name), packed])
    bodies.push(body)
    rows.push(toRow(facts, name, at))
    at += body.length
  }
  const table = Buffer.concat(rows)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(endMark, 0)
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(table.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...bodies, table, end])
}

/** What stands in the head of a part and in its row of the table alike. */
function toFacts({ name, content, packed, isStored }: WrittenPart & { packed: Buffer; isStored: boolean }): Buffer {
  const facts = Buffer.alloc(26)
  facts.writeUInt16LE(20, 0)
  facts.writeUInt16LE(isUtf8, 2)
  facts.writeUInt16LE(isStored ? 0 : 8, 4)
  facts.writeUInt16LE(firstDay, 8)
  facts.writeUInt32LE(crc32(content), 10)
  facts.writeUInt32LE(packed.length, 14)
  facts.writeUInt32LE(content.length, 18)
  facts.writeUInt16LE(Buffer.byteLength(name), 22)
  return facts
}

function toRow(facts: Buffer, name: string, at: number): Buffer {
  const head = Buffer.alloc(6)
  head.writeUInt32LE(rowMark, 0)
  head.writeUInt16LE(20, 4)
  const where = Buffer.alloc(14)
  where.writeUInt32LE(at, 10)
  return Buffer.concat([head, facts, where, Buffer.from(name)])
}
