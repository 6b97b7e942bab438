import { describe, expect, it } from 'vitest'
import { findHindrance } from './find-hindrance'
import { roles } from './roles'
import { type Act, type State, type Transition, transitionOf, transitions } from './transitions'

const acts = Object.keys(transitions).filter((name): name is Act => name in transitions)
const asked = { hasSeen: true, isFrozen: false, isUnchanged: true, askedBy: 1, writers: new Set([1, 2]) }
const somebody = { id: 9, role: 'approver' } as const

/** Facts with which nothing stands in the way of an act for a person. */
function allowing(act: Act) {
  const { by, from } = transitionOf(act)
  const [state = 'none'] = from
  const role = typeof by === 'string' ? somebody.role : (by[0] ?? somebody.role)
  return { ...asked, ...(by === 'asker' ? { askedBy: 9 } : {}), deciders: new Set([9]), person: { id: 9, role }, state }
}

describe('the table of transitions', () => {
  it('has one rule for whatever is approved: neither who asked nor who wrote in it since it was last live', () => {
    const approvals = acts.filter((act) => act.endsWith('.approve'))
    expect(approvals).toContain('content.approve')
    for (const act of approvals) {
      expect(transitionOf(act).notBy, act).toEqual(['asker', 'writers'])
      expect(findHindrance(act, allowing(act)), act).toBeNull()
      expect(findHindrance(act, { ...allowing(act), askedBy: 9 }), act).toBe('asked')
      expect(findHindrance(act, { ...allowing(act), writers: new Set([9]) }), act).toBe('wrote')
    }
  })

  it('lets nobody approve where it is not known who asked, or who wrote', () => {
    for (const act of acts.filter((name) => name.endsWith('.approve'))) {
      const { askedBy: _, ...unasked } = allowing(act)
      expect(findHindrance(act, unasked), act).toBe('asked')
      const { writers: __, ...unwritten } = allowing(act)
      expect(findHindrance(act, unwritten), act).toBe('wrote')
    }
  })

  it('names for each act the states that it begins in, and no other lets it happen', () => {
    const states = new Set<State>(acts.flatMap((act) => [...transitionOf(act).from, transitionOf(act).to ?? 'none']))
    for (const act of acts)
      for (const state of states) {
        const isMeant = transitionOf(act).from.includes(state)
        expect(findHindrance(act, { ...allowing(act), state }), `${act} ${state}`).toBe(isMeant ? null : 'state')
      }
  })

  it('names for each act who may, and nobody else can, nor anybody who is not logged in', () => {
    for (const act of acts) {
      const { by }: Transition = transitionOf(act)
      if (by === 'platform') continue
      expect(findHindrance(act, { ...allowing(act), person: null }), act).toBe('anonymous')
      for (const role of roles) {
        const isMeant = typeof by === 'string' || by.includes(role)
        const person = { id: 9, role }
        expect(findHindrance(act, { ...allowing(act), person }), `${act} ${role}`).toBe(isMeant ? null : 'person')
      }
      if (by === 'asker') expect(findHindrance(act, { ...allowing(act), askedBy: 1 }), act).toBe('person')
      if (by === 'deciders')
        expect(findHindrance(act, { ...allowing(act), deciders: new Set([1]) }), act).toBe('person')
    }
  })

  it('lets nobody approve who has not seen what changes, nor where that is not known', () => {
    for (const act of acts) {
      const isAsked = transitionOf(act).seen === true
      expect(isAsked, act).toBe(act.endsWith('.approve'))
      expect(findHindrance(act, { ...allowing(act), hasSeen: false }), act).toBe(isAsked ? 'unseen' : null)
      const { hasSeen: _, ...unknown } = allowing(act)
      expect(findHindrance(act, unknown), act).toBe(isAsked ? 'unseen' : null)
    }
  })

  it('lets nothing go live in a freeze, nor what is not what was asked for any more', () => {
    for (const act of acts) {
      const { goesLive, same } = transitionOf(act)
      expect(findHindrance(act, { ...allowing(act), isFrozen: true }), act).toBe(goesLive ? 'frozen' : null)
      expect(findHindrance(act, { ...allowing(act), isUnchanged: false }), act).toBe(same ? 'changed' : null)
    }
  })
})
