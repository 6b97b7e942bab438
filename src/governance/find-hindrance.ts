import type { Role } from './roles'
import { type Act, type State, transitionOf } from './transitions'

/**
 * Why somebody cannot do something: nobody is logged in; it is not for this person; it is not so far, or no more; publishing is suspended;
 * it was changed since it was asked for; they asked for it themselves, or wrote in it; they have not seen all that changes, or what the
 * check says of it.
 */
export type Hindrance = 'anonymous' | 'person' | 'state' | 'frozen' | 'changed' | 'asked' | 'wrote' | 'unseen'

/** What an act is judged by. What its row asks for and is not known refuses it. */
export type Facts = {
  /** Who does it; null when nobody is logged in, or when it is the platform. */
  person: { id: number; role: Role } | null
  state: State
  isFrozen: boolean
  /** Whether it still is what was asked for. */
  isUnchanged?: boolean
  /** Whether all that changes was on this person's screen, and the check has ended there. */
  hasSeen?: boolean
  /** Who asked for it; null when nobody did. */
  askedBy?: number | null | undefined
  /** Everybody who wrote in it since it was last live. */
  writers?: ReadonlySet<number>
  /** Those whom the request itself names as who may decide. */
  deciders?: ReadonlySet<number>
}

/**
 * What stands in the way of an act; null when nothing does. One order for everything: the role, how far it is, whom it names, whether
 * anything goes live now, whether it is what was asked for, whether it is their own, and last
 * whether they have seen it.
 */
export function findHindrance(act: Act, facts: Facts): Hindrance | null {
  const { by, from, goesLive, notBy, same, seen } = transitionOf(act)
  const { askedBy, deciders, hasSeen = false, isFrozen, isUnchanged = false, person, state, writers } = facts
  if (by !== 'platform' && !person) return 'anonymous'
  if (person && typeof by !== 'string' && !by.includes(person.role)) return 'person'
  if (!from.includes(state)) return 'state'
  // A request that is settled names nobody any more.
  if (by === 'asker' && askedBy !== person?.id) return 'person'
  if (by === 'deciders' && !deciders?.has(person?.id ?? 0)) return 'person'
  if (goesLive && isFrozen) return 'frozen'
  if (same && !isUnchanged) return 'changed'
  if (!person) return null
  if (notBy?.includes('asker') && askedBy !== null && (askedBy ?? person.id) === person.id) return 'asked'
  // Not to know who wrote is to suspect everybody.
  if (notBy?.includes('writers') && (writers?.has(person.id) ?? true)) return 'wrote'
  if (seen && !hasSeen) return 'unseen'
  return null
}
