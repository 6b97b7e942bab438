import { closeSync, openSync, readFileSync, readSync } from 'node:fs'

const pieceLength = 4 * 1024 * 1024

/**
 * How often words stand in the memory of processes, as Linux shows it: whatever holds them, and whether or not anything still points there.
 * A snapshot of the heap shows live texts alone.
 *
 * @param words are looked for as UTF-8 and as the two bytes for a sign in which long texts are kept.
 */
export function scanMemory(pids: readonly number[], words: readonly string[]): number {
  const needles = words.flatMap((word) => [Buffer.from(word, 'utf8'), Buffer.from(word, 'utf16le')])
  return pids.reduce((sum, pid) => sum + scanProcess(pid, needles), 0)
}

function scanProcess(pid: number, needles: readonly Buffer[]): number {
  const overlap = Math.max(...needles.map(({ length }) => length)) - 1
  const piece = Buffer.alloc(pieceLength)
  let hits = 0
  const memory = openSync(`/proc/${pid}/mem`, 'r')
  try {
    for (const { from, to } of readableAreas(pid)) {
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

/** All that can hold what a process was told: not what it can only read of a file, such as its program, which is as the file is. */
function readableAreas(pid: number): { from: number; to: number }[] {
  return readFileSync(`/proc/${pid}/maps`, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, from = '', to = '', mode = '', file = '0', name = ''] =
        /^([0-9a-f]+)-([0-9a-f]+) r(\S+) \S+ \S+ (\d+) *(.*)$/.exec(line) ?? []
      const isOfFile = file !== '0' && !mode.startsWith('w')
      return from === '' || isOfFile || name === '[vvar]' || name === '[vsyscall]'
        ? []
        : [{ from: Number.parseInt(from, 16), to: Number.parseInt(to, 16) }]
    })
}

function readPiece(memory: number, piece: Buffer, { at, length }: { at: number; length: number }): number {
  try {
    return readSync(memory, piece, 0, length, at)
  } catch (error) {
    // Areas of devices, and what has been given back since the list was read.
    if (error instanceof Error && 'code' in error && (error.code === 'EIO' || error.code === 'EFAULT')) return 0
    throw error
  }
}

function countIn(bytes: Buffer, needle: Buffer): number {
  let hits = 0
  for (let at = bytes.indexOf(needle); at >= 0; at = bytes.indexOf(needle, at + needle.length)) hits++
  return hits
}
