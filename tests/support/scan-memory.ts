import { closeSync, openSync, readFileSync, readSync } from 'node:fs'
import { hasErrorCode } from '@/src/platform/error-code'

const pieceLength = 4 * 1024 * 1024

/** What Linux says of each page. In the last byte stand whether it is in memory, and whether it is put aside. */
const bytesPerPage = 8
const isHeld = 0b1100_0000

/**
 * How often words stand in the memory of processes, as Linux shows it: whatever holds them, and whether or not anything still points there.
 * A snapshot of the heap shows live texts alone.
 *
 * @param words are looked for as UTF-8 and as the two bytes for a sign in which long texts are kept.
 */
export function scanMemory(pids: readonly number[], words: readonly string[]): number {
  const needles = words.flatMap((word) => [Buffer.from(word, 'utf8'), Buffer.from(word, 'utf16le')])
  return pids.reduce((sum, pid) => sum + unlessEnded(() => scanProcess(pid, needles)), 0)
}

function scanProcess(pid: number, needles: readonly Buffer[]): number {
  const overlap = Math.max(...needles.map(({ length }) => length)) - 1
  const piece = Buffer.alloc(pieceLength)
  let hits = 0
  const memory = openSync(`/proc/${pid}/mem`, 'r')
  try {
    const pageSize = readPageSize()
    const parts = readableAreas(pid).flatMap((area) => (area.isOwn ? heldParts(pid, area, pageSize) : area))
    for (const { from, to } of parts) {
      for (let at = from; at < to; at += pieceLength - overlap) {
        const length = readPiece(memory, piece, { at, length: Math.min(pieceLength, to - at) })
        for (const needle of needles) hits += countIn(piece.subarray(0, length), needle)
        if (length < pieceLength) break
      }
    }
  } finally {
    closeSync(memory)
  }
  return hits
}

/** A process that has ended since it was named holds nothing. */
function unlessEnded(scan: () => number): number {
  try {
    return scan()
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT', 'ESRCH')) return 0
    throw error
  }
}

type Part = { from: number; to: number }
/** Whether it belongs to one process alone: what several share may be in memory without being noted in the table of each. */
type Area = Part & { isOwn: boolean }

/** The parts of an area that were ever touched, in memory or where memory is put aside: a fourth of what a process could use, and less. */
function heldParts(pid: number, { from, to }: Area, pageSize: number): Part[] {
  const pages = Buffer.alloc(((to - from) / pageSize) * bytesPerPage)
  const table = openSync(`/proc/${pid}/pagemap`, 'r')
  try {
    readSync(table, pages, 0, pages.length, (from / pageSize) * bytesPerPage)
  } finally {
    closeSync(table)
  }
  const parts: Part[] = []
  for (let at = from, last = bytesPerPage - 1; at < to; at += pageSize, last += bytesPerPage) {
    if (((pages[last] ?? 0) & isHeld) === 0) continue
    const part = parts.at(-1)
    if (part?.to === at) part.to = at + pageSize
    else parts.push({ from: at, to: at + pageSize })
  }
  return parts
}

/** In bytes. Linux tells it of every area, and it is one for all. */
function readPageSize(): number {
  return Number(/^KernelPageSize: +(\d+) kB$/m.exec(readFileSync('/proc/self/smaps', 'utf8'))?.[1]) * 1024
}

/** All that can hold what a process was told: not what it can only read of a file, such as its program, which is as the file is. */
function readableAreas(pid: number): Area[] {
  return readFileSync(`/proc/${pid}/maps`, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, from = '', to = '', mode = '', file = '0', name = ''] =
        /^([0-9a-f]+)-([0-9a-f]+) r(\S+) \S+ \S+ (\d+) *(.*)$/.exec(line) ?? []
      const isOfFile = file !== '0' && !mode.startsWith('w')
      return from === '' || isOfFile || name === '[vvar]' || name === '[vsyscall]'
        ? []
        : [{ from: Number.parseInt(from, 16), to: Number.parseInt(to, 16), isOwn: file === '0' }]
    })
}

function readPiece(memory: number, piece: Buffer, { at, length }: { at: number; length: number }): number {
  try {
    return readSync(memory, piece, 0, length, at)
  } catch (error) {
    // Areas of devices, and what has been given back since the list was read.
    if (hasErrorCode(error, 'EIO', 'EFAULT')) return 0
    throw error
  }
}

function countIn(bytes: Buffer, needle: Buffer): number {
  let hits = 0
  for (let at = bytes.indexOf(needle); at >= 0; at = bytes.indexOf(needle, at + needle.length)) hits++
  return hits
}
