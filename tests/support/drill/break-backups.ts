import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { zstdDecompressSync } from 'node:zlib'
import { onTestFinished } from 'vitest'

/** A copy of a directory of backups, which goes with the test. */
export function copyOf(place: string, directory: string): string {
  const copy = mkdtempSync(join(place, 'broken-'))
  cpSync(directory, copy, { recursive: true })
  onTestFinished(() => rmSync(copy, { recursive: true }))
  return copy
}

/** Changes a byte of what is kept. Of a page of zeros the same comes out wherever it is said to be copied from: such a byte is another, and what it says is not. */
export function flip(file: string): void {
  const whole = readFileSync(file)
  const content = contentOf(whole)
  for (let at = whole.length - 9; at > 0; at--) {
    const bytes = Buffer.from(whole)
    bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at)
    if (content !== null && contentOf(bytes)?.equals(content)) continue
    writeFileSync(file, bytes)
    return
  }
}

function contentOf(bytes: Buffer): Buffer | null {
  try {
    return zstdDecompressSync(bytes)
  } catch {
    // Encrypted, or broken: it holds nothing that could be the same.
    return null
  }
}
