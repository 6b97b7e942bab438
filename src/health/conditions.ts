import { z } from 'zod'
import { locales } from '@/src/i18n/locales'
import { openProcessChannel } from '@/src/platform/process-channel'

const condition = z.object({
  /** What `/readyz` calls it: a promise to monitoring, listed in `docs/contracts/readiness.md`. */
  name: z.string(),
  /** A fault has to be mended, and the process is degraded until then; a notice is only said. */
  kind: z.enum(['fault', 'notice']),
  /** What is wrong and what to do, for administrators. Holds nothing that anybody typed. */
  text: z.record(z.enum(locales), z.string()).readonly(),
})

/** Something about this process or its data that whoever runs it should know. */
export type Condition = z.infer<typeof condition>

/** A condition with the moment, as an ISO time, since which it has held without a break. */
export const heldCondition = condition.extend({ since: z.string() })
export type HeldCondition = z.infer<typeof heldCondition>

const held = new Map<string, HeldCondition>()

/** Whose conditions are asked for, and where they are collected. */
type Asked = { of: 'process' | 'product'; list: HeldCondition[] }

/** Next bundles modules of its own: each copy of this one adds what it holds to the list that somebody asks with. */
const lists = openProcessChannel<Asked, never>('sona:conditions')
lists.answer(({ list }) => {
  list.push(...held.values())
  return null
})

/**
 * Counts what other processes of the product hold among what is listed here.
 *
 * @param conditions what they said last.
 */
export function showConditionsOf(conditions: () => readonly HeldCondition[]): void {
  lists.answer(({ of, list }) => {
    if (of === 'product') list.push(...conditions())
    return null
  })
}

/** Says that a condition holds. Said again, it keeps the moment at which it began. */
export function holdCondition(condition: Condition): void {
  const since = held.get(condition.name)?.since ?? new Date().toISOString()
  held.set(condition.name, { ...condition, since })
}

/** Says that a condition holds no more. */
export function endCondition(name: string): void {
  held.delete(name)
}

/** Every condition that holds, whichever part of the product noticed, faults first. @param of what this process alone noticed. */
export function listConditions(of: Asked['of'] = 'product'): HeldCondition[] {
  const list: HeldCondition[] = []
  lists.ask({ of, list })
  const byName = new Map(list.map((condition) => [condition.name, condition]))
  return [...byName.values()].sort(
    (one, other) => one.kind.localeCompare(other.kind) || one.name.localeCompare(other.name),
  )
}
