const [small, medium, large, largest] = [4, 64, 512, 5 * 1024].map((kilobytes) => kilobytes * 1024)
/** Sizes that sealed content has: beyond the last of them, whole multiples of it. */
const steps: readonly number[] = [small, medium, large, largest].flatMap((step) => step ?? [])
const widest = 5 * 1024 * 1024
const lengthBytes = 8

/** Fills bytes up to the next step, so that the size of what is sealed says little of what it is. */
export function pad(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array(toStep(bytes.length + lengthBytes))
  new DataView(padded.buffer).setBigUint64(0, BigInt(bytes.length))
  padded.set(bytes, lengthBytes)
  return padded
}

/** Takes the filling away again. @throws when it is not what was filled here. */
export function unpad(padded: Uint8Array): Uint8Array {
  if (padded.length < lengthBytes) throw new Error('What was sealed is shorter than any padded content')
  const length = Number(new DataView(padded.buffer, padded.byteOffset).getBigUint64(0))
  if (length + lengthBytes > padded.length) throw new Error('What was sealed names a length that it does not have')
  return padded.slice(lengthBytes, lengthBytes + length)
}

/** The size that so many bytes are stored at. */
export function toStep(length: number): number {
  return steps.find((step) => length <= step) ?? Math.ceil(length / widest) * widest
}
