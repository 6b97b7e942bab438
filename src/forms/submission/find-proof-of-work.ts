import { countZeroBits } from './proof-of-work-task'

/** How many numbers are tried at a time: hashing is fast, waiting for each hash is not. */
const triesAtOnce = 128

/**
 * Finds the proof for a token, in the browser while somebody fills the form: a number that, after the token, gives a hash with
 * enough zeros at its beginning.
 *
 * @param bits how many.
 * @returns null where the browser has no hashing, as on a page without encryption: the form is then judged as one without script.
 */
export async function findProofOfWork(token: string, bits: number): Promise<string | null> {
  const { subtle } = globalThis.crypto ?? {}
  if (!subtle) return null
  const encoder = new TextEncoder()
  const isFound = async (proof: string) => {
    const hash = await subtle.digest('SHA-256', encoder.encode(`${token}:${proof}`))
    return countZeroBits(new Uint8Array(hash)) >= bits
  }
  for (let first = 0; ; first += triesAtOnce) {
    const proofs = Array.from({ length: triesAtOnce }, (_, index) => (first + index).toString(36))
    const verdicts = await Promise.all(proofs.map(isFound))
    const proof = proofs[verdicts.indexOf(true)]
    if (proof !== undefined) return proof
    // The page gets its turn.
    await new Promise((resolve) => setTimeout(resolve, 0))
  }
}
