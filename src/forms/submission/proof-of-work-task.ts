/** How many bits of the hash must be zero at its beginning, where a network has sent little: about 4 000 hashes. */
export const easiestProofOfWork = 12

/** The most that is asked for: about 65 000 hashes, seconds on a cheap phone, while somebody fills the form. */
export const hardestProofOfWork = 16

/** The zero bits at the beginning of a hash. */
export function countZeroBits(hash: Uint8Array): number {
  const first = hash.findIndex((byte) => byte !== 0)
  if (first < 0) return hash.length * 8
  return first * 8 + Math.clz32(hash[first] ?? 0) - 24
}
