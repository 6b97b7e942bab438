import type { Role } from './roles'

/**
 * How far something is that takes two people. `none`: nobody asks for anything; `live`: the public has it; `void`: it was changed after it
 * was asked for.
 */
export type State =
  | 'none'
  | 'live'
  | 'inReview'
  | 'approved'
  | 'sentBack'
  | 'withdrawn'
  | 'void'
  | 'done'
  | 'toRatify'
  | 'ratified'
  | 'planned'
  | 'failed'

/** One row of the table. */
export type Transition = {
  /** How far it has to be. */
  from: readonly State[]
  /** Who may: a role, who asked, those whom the request itself names, or the platform alone. */
  by: readonly Role[] | 'asker' | 'deciders' | 'platform'
  /** Who may not, whatever their role: who asked, and whoever wrote in it since it was last live. */
  notBy?: readonly ('asker' | 'writers')[]
  /** How far it is then; null where it stays as it is. */
  to: State | null
  /** It is about exactly what was asked for. What was changed since then makes the request void. */
  same?: true
  /** Only somebody who had everything that changes before their eyes, and the verdict of the check. */
  seen?: true
  /** It puts something before the public, which nobody does in a freeze. */
  goesLive?: true
}

const writers = ['editor', 'approver', 'admin'] as const
// Administrators decide nothing that the public sees: who asks for accounts could come to be both people.
const approvers = ['approver'] as const
const open = ['inReview', 'approved'] as const
const formDeciders = ['approver', 'compliance'] as const
const others = ['asker', 'writers'] as const

/**
 * Everything that takes two people, as one table: what it is about and the act, how far it has to be, who may, who may not, and what
 * comes of it. `content` is all that has drafts: pages, simulators, menus, settings, redirects, shared blocks, documents.
 */
export const transitions = {
  'content.submit': { from: ['none'], by: writers, to: 'inReview' },
  'settings.submit': { from: ['none'], by: ['admin'], to: 'inReview' },
  // Compliance writes what a simulator must answer, and asks for it as editors do; it decides nothing here.
  'simulator.submit': { from: ['none'], by: [...writers, 'compliance'], to: 'inReview' },
  'content.approve': { from: ['inReview'], by: approvers, notBy: others, to: 'approved', same: true, seen: true },
  'content.sendBack': { from: open, by: approvers, to: 'sentBack' },
  'content.withdraw': { from: open, by: 'asker', to: 'withdrawn' },
  'content.schedule': { from: open, by: approvers, to: null },
  'content.publish': { from: ['approved'], by: approvers, to: 'done' },
  'content.carryOut': { from: ['approved'], by: 'platform', to: 'done', same: true, goesLive: true },
  'content.expire': { from: open, by: 'platform', to: 'void' },
  'content.putBack': { from: ['approved', 'done'], by: 'platform', to: 'approved' },
  'content.takeDown': { from: ['live'], by: approvers, to: 'toRatify' },
  'content.ratify': { from: ['toRatify'], by: approvers, notBy: ['asker'], to: 'ratified' },
  'content.release': { from: ['approved'], by: approvers, to: null },
  'form.submit': { from: ['none', 'inReview'], by: ['compliance', 'admin'], to: 'inReview' },
  'form.approve': {
    from: ['inReview'],
    by: formDeciders,
    notBy: others,
    to: 'done',
    same: true,
    seen: true,
    goesLive: true,
  },
  'form.sendBack': { from: ['inReview'], by: formDeciders, to: 'sentBack' },
  'form.withdraw': { from: ['inReview'], by: ['compliance', 'admin', 'approver'], to: 'withdrawn' },
  // One person is enough: it takes something away from visitors and nothing from the bank.
  'form.takeDown': { from: ['live'], by: ['approver', 'compliance', 'admin'], to: 'none' },
  'rates.submit': { from: ['none', 'inReview'], by: writers, to: 'inReview' },
  'rates.approve': {
    from: ['none', 'inReview', 'live'],
    by: approvers,
    notBy: others,
    to: 'live',
    seen: true,
    goesLive: true,
  },
  'rates.sendBack': { from: ['inReview'], by: approvers, to: 'sentBack' },
  // What is saved again without another figure.
  'rates.keep': { from: ['live'], by: approvers, to: null },
  // No second person: rates that are wrong do harm with every minute.
  'rates.takeDown': { from: ['live'], by: approvers, to: 'inReview' },
  'account.submit': { from: ['none'], by: ['admin'], to: 'inReview' },
  'account.approve': { from: ['inReview'], by: 'deciders', notBy: others, to: 'done', same: true, seen: true },
  'account.sendBack': { from: ['inReview'], by: 'deciders', to: 'sentBack' },
  'account.withdraw': { from: ['inReview'], by: 'asker', to: 'withdrawn' },
  'account.expire': { from: ['inReview'], by: 'platform', to: 'void' },
  // Who may read an inbox, and what comes into it: nobody decides that alone, and nobody by being an administrator.
  'inbox.submit': { from: ['none'], by: ['compliance', 'hr', 'admin'], to: 'inReview' },
  'inbox.approve': { from: ['inReview'], by: 'deciders', notBy: others, to: 'done', same: true, seen: true },
  'inbox.sendBack': { from: ['inReview'], by: 'deciders', to: 'sentBack' },
  'inbox.withdraw': { from: ['none', 'inReview'], by: 'asker', to: 'withdrawn' },
  // What a person asks the bank to forget. Whoever reads what was sent decides; nobody else could tell what it is.
  'erasure.submit': { from: ['none'], by: ['compliance'], to: 'inReview' },
  'erasure.approve': { from: ['inReview'], by: ['compliance'], notBy: others, to: 'done', seen: true },
  'erasure.sendBack': { from: ['inReview'], by: ['compliance'], to: 'sentBack' },
  'erasure.withdraw': { from: ['inReview'], by: 'asker', to: 'withdrawn' },
  'release.plan': { from: ['none'], by: approvers, to: 'planned' },
  'release.carryOut': { from: ['planned', 'failed'], by: approvers, to: 'done' },
} as const satisfies Record<string, Transition>

/** Something that somebody does, about a kind of thing that takes two people. */
export type Act = keyof typeof transitions

/** The row of an act. */
export function transitionOf(act: Act): Transition {
  return transitions[act]
}

/** The roles that an act is open to; none where it is not a matter of roles. */
export function rolesFor(act: Act): readonly Role[] {
  const { by } = transitionOf(act)
  return typeof by === 'string' ? [] : by
}
