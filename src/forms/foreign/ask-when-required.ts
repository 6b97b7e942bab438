import { canonicalJson } from '../definition/canonical-json'
import { type ForeignCondition, type ForeignWhen, toEither } from './foreign-condition'
import type { ForeignReading } from './foreign-finding'
import type { ForeignSlot } from './foreign-slot'

/** Names that have to be answered in a case only, and are described elsewhere. */
export type RequiredSometimes = { names: readonly string[]; line: number; when: ForeignWhen }

/**
 * A question is required always or never. One that has to be answered in a case only is asked in that case alone, and required there; where
 * no condition can say the case, it stays one that nobody has to answer. Both are noted.
 *
 * @returns the slots, those of such questions with their condition
 */
export function askWhenRequired(
  slots: readonly ForeignSlot[],
  required: readonly RequiredSometimes[],
  reading: ForeignReading,
): ForeignSlot[] {
  let asked = [...slots]
  for (const name of new Set(required.flatMap(({ names }) => names))) {
    const cases = required.filter(({ names }) => names.includes(name))
    const line = cases[0]?.line ?? 1
    const [slot, ...others] = asked.filter((each) => each.name === name)
    if (!slot) {
      reading.left(line, 'requiredUnknown', { names: name })
      continue
    }
    if (slot.isRequired && slot.when === null) continue
    const when = toEither(cases.map((each) => each.when))
    const isSaid = canonicalJson(slot.when) === canonicalJson(when)
    const isSayable = when !== null && when !== 'unsayable' && others.length === 0
    if (!isSayable || !(isSaid || (slot.when === null && canAsk(when, name, asked)))) {
      reading.left(line, 'requiredSometimes', { names: name })
      continue
    }
    if (!isSaid) reading.changed(line, 'askedWhenRequired', { name })
    asked = asked.map((each) => (each === slot ? { ...slot, when, isRequired: true } : each))
  }
  return asked
}

/** Whether a question can wait for the answers of a condition: they are asked, and none of them waits for it. */
function canAsk({ tests }: ForeignCondition, name: string, slots: readonly ForeignSlot[]): boolean {
  return tests.every((test) => slots.some((slot) => slot.name === test.name) && !waitsFor(test.name, name, slots))
}

function waitsFor(name: string, wanted: string, slots: readonly ForeignSlot[], seen: readonly string[] = []): boolean {
  if (name === wanted) return true
  if (seen.includes(name)) return false
  const asked = slots.flatMap(({ name: own, when }) =>
    own === name && when !== null && when !== 'unsayable' ? when.tests.map((test) => test.name) : [],
  )
  return asked.some((next) => waitsFor(next, wanted, slots, [...seen, name]))
}
