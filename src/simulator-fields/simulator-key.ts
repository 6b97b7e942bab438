import { randomBytes } from 'node:crypto'
import { toOptionValue } from '@/src/forms/types/option-value'

/**
 * The key of a new simulator, which visitors see in the address of an answer: the words of its name, and some signs that no other has.
 *
 * @param name as it is written when the simulator is first saved; what is none, or has no letter of an address, becomes `new`.
 */
export function makeSimulatorKey(name: unknown): string {
  const words = typeof name === 'string' ? toOptionValue(name.slice(0, longestName)) : ''
  return `${words || 'new'}-${randomBytes(3).toString('hex')}`
}

const longestName = 200
