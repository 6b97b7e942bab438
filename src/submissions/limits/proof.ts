import { createHash } from 'node:crypto'
import { countZeroBits } from '@/src/forms/submission/proof-of-work-task'

const longestProofOfWork = 20

/**
 * Whether a proof belongs to a token: finding it took thousands of hashes, checking it takes one. A person does not notice; who
 * sends a million forms does.
 *
 * @param bits as the token says.
 */
export function isProofOfWork({ token, proof, bits }: { token: string; proof: string; bits: number }): boolean {
  if (proof === '' || proof.length > longestProofOfWork) return false
  return countZeroBits(createHash('sha256').update(`${token}:${proof}`).digest()) >= bits
}
