import { createHash } from 'node:crypto'
import type { Parts } from './sealed-stream'

const lineEnd = 10
const bits = 256

/**
 * Adds up the hashes of rows as they pass by, each of which ends with the only line end that it has. Two tables with the same rows have the
 * same sum in whatever order they lie: a server puts a row where there is room, and that may be before the ones that it got earlier.
 */
export function sumRows(parts: Parts) {
  let [sum, rows] = [0n, 0]
  let row = createHash('sha256')
  return {
    parts: (async function* () {
      for await (const part of parts) {
        let from = 0
        for (let end = part.indexOf(lineEnd); end !== -1; end = part.indexOf(lineEnd, from)) {
          row.update(part.subarray(from, end))
          sum = BigInt.asUintN(bits, sum + BigInt(`0x${row.digest('hex')}`))
          rows += 1
          row = createHash('sha256')
          from = end + 1
        }
        row.update(part.subarray(from))
        yield part
      }
    })(),
    rows: () => rows,
    sum: () => sum,
  }
}
