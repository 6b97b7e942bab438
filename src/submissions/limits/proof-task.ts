/** How many bits of the hash must be zero at its beginning. */
export const proofBits = 12

/** The zero bits at the beginning of a hash. */
export function countZeroBits(hash: Uint8Array): number {
  const first = hash.findIndex((byte) => byte !== 0)
  if (first < 0) return hash.length * 8
  return first * 8 + Math.clz32(hash[first] ?? 0) - 24
}
