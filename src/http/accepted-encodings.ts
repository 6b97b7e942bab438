import { keepReadings } from './keep-readings'

/** Which encodings of an answer a client takes. */
export type AcceptedEncodings = Readonly<{ brotli: boolean; gzip: boolean }>

const read = keepReadings((line): AcceptedEncodings => {
  const accepted = line
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => !/;\s*q=0(?:\.0*)?$/i.test(entry))
  const names = new Set(accepted.map((entry) => entry.split(';')[0]?.trim().toLowerCase()))
  return { brotli: names.has('br'), gzip: names.has('gzip') }
})

/** Reads `Accept-Encoding`. @see RFC 9110, 12.5.3 */
export function readAcceptedEncodings(header: string | string[] | undefined): AcceptedEncodings {
  return read(String(header ?? ''))
}
