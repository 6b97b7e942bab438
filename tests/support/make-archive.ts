import { crc32, deflateRawSync } from 'node:zlib'

type ArchivedFile = {
  name: string
  content: string | Buffer
  /** What the entry itself says its name is, when that differs from the table. */
  localName?: string
  /** What the table says the length is, when that is not true. */
  claimedSize?: number
}

/** A ZIP archive, well made unless a file says otherwise. */
export function makeArchive(files: readonly ArchivedFile[]): Buffer {
  const bodies: Buffer[] = []
  const table: Buffer[] = []
  let at = 0
  for (const { name, content, localName = name, claimedSize } of files) {
    const plain = Buffer.from(content)
    const packed = deflateRawSync(plain)
    const facts = Buffer.alloc(16)
    facts.writeUInt32LE(crc32(plain), 0)
    facts.writeUInt32LE(packed.length, 4)
    facts.writeUInt32LE(claimedSize ?? plain.length, 8)
    facts.writeUInt16LE(Buffer.byteLength(name), 12)
    const head = Buffer.from([20, 0, 0, 0, 8, 0, 0, 0, 0, 0])
    const localFacts = Buffer.from(facts)
    localFacts.writeUInt16LE(Buffer.byteLength(localName), 12)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), head, localFacts, Buffer.from(localName), packed])
    const where = Buffer.alloc(14)
    where.writeUInt32LE(at, 10)
    const row = [Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), head, facts, where, Buffer.from(name)]
    bodies.push(local)
    table.push(Buffer.concat(row))
    at += local.length
  }
  const size = table.reduce((sum, { length }) => sum + length, 0)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...bodies, ...table, end])
}
