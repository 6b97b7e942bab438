import { crc32, deflateRawSync } from 'node:zlib'

export type ArchivedFile = {
  name: string
  content: string | Buffer
  /** What the entry itself says its name is, when that differs from the table. */
  localName?: string
  /** What table and entry say the length is, when that is not true. */
  claimedSize?: number
  /** What the entry itself says its length is, when that differs from the table. */
  localSize?: number
  /** What table and entry say the checksum is, when that is not true. */
  claimedSum?: number
  isStored?: boolean
  /** What stands there instead of the content as it is packed. */
  packed?: Buffer
  /** The general purpose bits. */
  bits?: number
  /** What the row of the table says besides. */
  extra?: Buffer
  /** Where the table says it begins, when there is nothing of its own in the archive. */
  at?: number
}

type PackedFile = { local: Buffer; row: (at: number) => Buffer }

/** A file as it stands in an archive, and its row in the table. */
export function packFile(file: ArchivedFile): PackedFile {
  const { name, content, localName = name, isStored = false, bits = 0, extra = Buffer.alloc(0) } = file
  const plain = Buffer.from(content)
  const packed = file.packed ?? (isStored ? plain : deflateRawSync(plain))
  const head = Buffer.from([20, 0, bits & 255, bits >> 8, isStored ? 0 : 8, 0, 0, 0, 0, 0])
  const toFacts = (ownName: string, size: number) => {
    const facts = Buffer.alloc(16)
    facts.writeUInt32LE(file.claimedSum ?? crc32(plain), 0)
    facts.writeUInt32LE(packed.length, 4)
    facts.writeUInt32LE(size, 8)
    facts.writeUInt16LE(Buffer.byteLength(ownName), 12)
    return facts
  }
  const size = file.claimedSize ?? plain.length
  const localFacts = toFacts(localName, file.localSize ?? size)
  const facts = toFacts(name, size)
  facts.writeUInt16LE(extra.length, 14)
  return {
    local: Buffer.concat([Buffer.from('PK\u0003\u0004'), head, localFacts, Buffer.from(localName), packed]),
    row: (at) => {
      const where = Buffer.alloc(14)
      where.writeUInt32LE(at, 10)
      return Buffer.concat([
        Buffer.from('PK\u0001\u0002'),
        Buffer.from([20, 0]),
        head,
        facts,
        where,
        Buffer.from(name),
        extra,
      ])
    },
  }
}

/** A ZIP archive, well made unless a file says otherwise. */
export function makeArchive(files: readonly ArchivedFile[]): Buffer {
  const bodies: Buffer[] = []
  const table: Buffer[] = []
  let at = 0
  for (const file of files) {
    const { local, row } = packFile(file)
    table.push(row(file.at ?? at))
    if (file.at !== undefined) continue
    bodies.push(local)
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
