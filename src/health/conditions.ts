import type { Locale } from '@/src/i18n/locales'
import { openProcessChannel } from '@/src/platform/process-channel'

/** Something about this process or its data that whoever runs it should know. */
export type Condition = {
  /** What `/readyz` calls it: a promise to monitoring, listed in `docs/contracts/readiness.md`. */
  name: string
  /** A fault has to be mended, and the process is degraded until then; a notice is only said. */
  kind: 'fault' | 'notice'
  /** What is wrong and what to do, for administrators. Holds nothing that anybody typed. */
  text: Readonly<Record<Locale, string>>
}

/** A condition with the moment, as an ISO time, since which it has held without a break. */
export type HeldCondition = Condition & { since: string }

const held = new Map<string, HeldCondition>()

/** Next bundles modules of its own: each copy of this one adds what it holds to the list that somebody asks with. */
const lists = openProcessChannel<HeldCondition[], never>('sona:conditions')
lists.answer((list) => {
  list.push(...held.values())
  return null
})

/** Says that a condition holds. Said again, it keeps the moment at which it began. */
export function holdCondition(condition: Condition): void {
  const since = held.get(condition.name)?.since ?? new Date().toISOString()
  held.set(condition.name, { ...condition, since })
}

/** Says that a condition holds no more. */
export function endCondition(name: string): void {
  held.delete(name)
}

/** Every condition that holds in this process, whichever part of it noticed, faults first. */
export function listConditions(): HeldCondition[] {
  const list: HeldCondition[] = []
  lists.ask(list)
  const byName = new Map(list.map((condition) => [condition.name, condition]))
  return [...byName.values()].sort(
    (one, other) => one.kind.localeCompare(other.kind) || one.name.localeCompare(other.name),
  )
}
