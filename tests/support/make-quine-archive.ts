import { crc32 } from 'node:zlib'
import { packFile } from './make-archive'

/*
 * An archive whose only file is that archive, byte for byte, after Russ Cox, "Zip Files All The Way Down" (2010,
 * https://research.swtch.com/zip). The packed data is a program of two commands, each of so many bytes, that prints itself with what
 * stands before and behind it: "literal", which prints what follows it, and "repeat", which prints again what was printed last.
 */

/** The length of a command in bytes. */
const unit = 10
const nothing = Buffer.from('000000ffff', 'hex')
const lastBlock = Buffer.from('010000ffff', 'hex')

/** Prints the bytes that follow: a stored block, behind an empty one that makes it as long as a repetition. */
function literal(length: number): Buffer {
  const head = Buffer.alloc(5)
  head.writeUInt16LE(length, 1)
  head.writeUInt16LE(length ^ 0xffff, 3)
  return Buffer.concat([nothing, head])
}

/** Bits before the empty stored block that ends a repetition at the end of a byte; three are that block's own. */
const repetitionBits = (unit - 4) * 8 - 3

/** The end of a block in the fixed code, and one with nothing else in it. */
const blockEnd = '0000000'
const emptyBlock = `010${blockEnd}`

/** Prints the last bytes again: a block in the fixed code of deflate, then an empty stored block. */
function repeat(length: number): Buffer {
  // In one piece they may be too short for a command: two pieces, or a block with nothing in it, make it as long.
  for (const filling of ['', emptyBlock, emptyBlock.repeat(2)]) {
    for (let first = 0; first < length - 3; first = Math.max(first + 1, 3)) {
      const pieces = [first, length - first].filter((piece) => piece > 0)
      const said = pieces.map((piece) => lengthBits(piece) + distanceBits(length)).join('')
      const bits = `${filling}010${said}${blockEnd}`
      if (bits.length > repetitionBits - 8 && bits.length <= repetitionBits)
        return Buffer.concat([toBytes(bits), Buffer.from('0000ffff', 'hex')])
    }
  }
  throw new Error(`No repetition of ${length} bytes has the length of a command`)
}

/** The code of a length between 3 and 257 (RFC 1951, 3.2.5 and 3.2.6). */
function lengthBits(length: number): string {
  const extra = length < 11 ? 0 : Math.floor(Math.log2(length - 3)) - 2
  const symbol = length < 11 ? length - 3 : 4 * extra + ((length - 3) >> extra)
  const code = symbol < 23 ? toCode(symbol + 1, 7) : toCode(0b11000000 + symbol - 23, 8)
  return code + toExtra((length - 3) & ((1 << extra) - 1), extra)
}

/** The code of a distance of five or more. */
function distanceBits(distance: number): string {
  const extra = Math.floor(Math.log2(distance - 1)) - 1
  return toCode(2 * extra + ((distance - 1) >> extra), 5) + toExtra((distance - 1) & ((1 << extra) - 1), extra)
}

const toCode = (value: number, bits: number) => value.toString(2).padStart(bits, '0')
/** Whatever is no code begins at its lowest bit. */
const toExtra = (value: number, bits: number) => (bits === 0 ? '' : [...toCode(value, bits)].reverse().join(''))

/** Filled up with zeros, the first bit lowest. */
function toBytes(bits: string): Buffer {
  const bytes = Buffer.alloc(Math.ceil((bits.length + 3) / 8))
  for (const [index, bit] of [...bits].entries()) {
    const at = index >> 3
    bytes[at] = (bytes[at] ?? 0) | (Number(bit) << (index & 7))
  }
  return bytes
}

/** The program that prints `before`, itself and `behind`; which must begin with the last block. */
function toProgram(before: Buffer, behind: Buffer): Buffer {
  const toBefore = literal(before.length + unit)
  const again = repeat(before.length + unit)
  const [one, four, fourAgain, twoAgain] = [literal(unit), literal(4 * unit), repeat(4 * unit), repeat(2 * unit)]
  const toBehind = literal(unit + behind.length)
  const behindAgain = repeat(unit + behind.length)
  return Buffer.concat([
    ...[toBefore, before, toBefore],
    again,
    ...[one, again],
    ...[one, one],
    ...[four, again, one, one, four],
    fourAgain,
    ...[four, fourAgain, four, fourAgain, four],
    fourAgain,
    ...[four, nothing, nothing, nothing, nothing, twoAgain, toBehind],
    twoAgain,
    ...[toBehind, behindAgain, behind],
    behindAgain,
  ])
}

/** The archive with this checksum of itself, true or not. */
function makeWithSum(name: string, sum: number): Buffer {
  const stamp = (head: Buffer, at: number, packed: number, unpacked: number) => {
    head.writeUInt16LE(8, at - 6)
    head.writeUInt32LE(sum, at)
    head.writeUInt32LE(packed, at + 4)
    head.writeUInt32LE(unpacked, at + 8)
    return head
  }
  const { local, row } = packFile({ name, content: '', isStored: true })
  const build = (packed: number, unpacked: number) => {
    const before = stamp(Buffer.from(local), 14, packed, unpacked)
    const table = stamp(row(0), 16, packed, unpacked)
    const end = Buffer.alloc(22)
    end.write('PK\u0005\u0006', 'latin1')
    end.writeUInt16LE(1, 8)
    end.writeUInt16LE(1, 10)
    end.writeUInt32LE(table.length, 12)
    end.writeUInt32LE(before.length + packed, 16)
    const behind = Buffer.concat([lastBlock, table, end])
    const program = toProgram(before, behind)
    return { packed: program.length + lastBlock.length, whole: Buffer.concat([before, program, behind]) }
  }
  const measured = build(0, 0)
  return build(measured.packed, measured.whole.length).whole
}

/**
 * Makes an archive that is in itself.
 *
 * @param name of the file in it: unpacked, the file is the archive again.
 * @throws when no checksum of it is its own; another name has one.
 */
export function makeQuineArchive(name: string): Buffer {
  // Each bit of the checksum inside turns certain bits of the true one, whatever the others are: 32 equations.
  const base = crc32(makeWithSum(name, 0))
  const rows = Array.from({ length: 32 }, (_, bit) => {
    const own = (1 << bit) >>> 0
    return { wanted: (crc32(makeWithSum(name, own)) ^ base ^ own) >>> 0, made: own }
  })
  const sum = solve(rows, base)
  return makeWithSum(name, sum)
}

/** Which of the vectors together are the wanted one, by elimination. */
function solve(vectors: readonly { wanted: number; made: number }[], goal: number): number {
  const basis: { wanted: number; made: number }[] = []
  const reduce = (start: { wanted: number; made: number }) =>
    basis.reduce(
      (rest, { wanted, made }) =>
        (rest.wanted ^ wanted) >>> 0 < rest.wanted
          ? { wanted: (rest.wanted ^ wanted) >>> 0, made: (rest.made ^ made) >>> 0 }
          : rest,
      start,
    )
  for (const vector of vectors) {
    const rest = reduce(vector)
    if (rest.wanted === 0) continue
    basis.push(rest)
    basis.sort((one, other) => other.wanted - one.wanted)
  }
  const { wanted, made } = reduce({ wanted: goal, made: 0 })
  if (wanted !== 0) throw new Error('No checksum of this archive is its own')
  return made
}
