import { createHash } from 'node:crypto'
import type { Parts } from './sealed-stream'

const lineEnd = 10

/** Counts rows and their bytes as they pass by: each ends with the only line end that it has. */
export function countRows(parts: Parts) {
  const hash = createHash('sha256')
  let [bytes, rows] = [0, 0]
  return {
    parts: (async function* () {
      for await (const part of parts) {
        hash.update(part)
        bytes += part.length
        for (const byte of part) if (byte === lineEnd) rows += 1
        yield part
      }
    })(),
    rows: () => rows,
    sum: () => ({ bytes, sha256: hash.digest('hex') }),
  }
}
