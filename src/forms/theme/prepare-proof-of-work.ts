import { isJsonObject } from '../definition/json'
import { findProofOfWork } from '../submission/find-proof-of-work'

/** What a page with script sends beside the answers, by name: that it was no program in a hurry. */
export type Proof = Readonly<Record<'token' | 'proof', string>>

/** Nobody waits longer for this to send a form. */
const longestWaitMs = 4_000

/**
 * Begins when somebody begins to fill a form, so that it is there when they send it.
 *
 * @param action where the form is posted, and where the task is fetched.
 * @returns null when there is none: the form is then taken as one without script is.
 */
export async function prepareProofOfWork(action: string): Promise<Proof | null> {
  try {
    const signal = AbortSignal.timeout(longestWaitMs)
    const response = await fetch(action, { headers: { Accept: 'application/json' }, signal })
    const answer: unknown = await response.json()
    const { token, bits } = isJsonObject(answer) ? answer : {}
    if (typeof token !== 'string' || typeof bits !== 'number') return null
    const proof = await findProofOfWork(token, bits)
    return proof === null ? null : { token, proof }
  } catch (error) {
    // Without a network the form says so itself when it is sent.
    reportError(error)
    return null
  }
}
