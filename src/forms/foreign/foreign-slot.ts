import type { PlacedJson } from '../placed-json/placed-json'
import type { ForeignWhen } from './foreign-condition'

/** A property of an object: what it may be, and when it is asked. */
export type ForeignSlot = {
  name: string
  line: number
  node: PlacedJson
  followed: ReadonlySet<string>
  isRequired: boolean
  when: ForeignWhen
}
