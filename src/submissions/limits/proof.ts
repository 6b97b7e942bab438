import { createHash } from 'node:crypto'
import { countZeroBits, proofBits } from './proof-task'

const longestProof = 20

/**
 * Whether a proof belongs to a token: finding it took about 4 000 hashes, checking it takes one. A person does not notice;
 * who sends a million forms does.
 */
export function isProof({ token, proof }: { token: string; proof: string }): boolean {
  if (proof === '' || proof.length > longestProof) return false
  return countZeroBits(createHash('sha256').update(`${token}:${proof}`).digest()) >= proofBits
}
