import type { Role } from '@/src/governance/roles'
import { type Act, rolesFor } from '@/src/governance/transitions'
import type { FormStanding, ReviewStep } from './review-requests'

/** A step, or looking at what is proposed in the review room, where it is decided. */
export type PossibleStep = ReviewStep | 'decide'

type Asker = { role: Role; userId: number; hasUnsavedChanges: boolean }

/**
 * The steps that a person is offered. The CMS decides again when one is taken.
 * @see ../../cms/forms/change-form-state.ts
 */
export function toPossibleSteps({ review, proposal, versions }: FormStanding, asker: Asker): ReadonlySet<PossibleStep> {
  const { role, userId, hasUnsavedChanges } = asker
  const may = (act: Act) => rolesFor(act).includes(role)
  const isProposed = proposal !== null
  const isOwn = proposal?.by?.id === userId
  const isSound = review.problems.length === 0
  const isChanged = review.changes.length > 0 || versions.every(({ state }) => state !== 'published')
  const possible: Record<PossibleStep, boolean> = {
    propose: may('form.submit') && !isProposed && isSound && isChanged && !hasUnsavedChanges,
    decide: may('form.approve') && isProposed && !isOwn,
    withdraw: may('form.withdraw') && isProposed,
    retire: may('form.takeDown') && versions.some(({ state }) => state === 'published'),
  }
  const steps = ['propose', 'decide', 'withdraw', 'retire'] as const
  return new Set(steps.filter((step) => possible[step]))
}
