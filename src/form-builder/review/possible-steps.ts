import type { Role } from '@/src/governance/roles'
import { type Act, rolesFor } from '@/src/governance/transitions'
import type { FormStanding, ReviewStep } from './review-requests'

type Asker = { role: Role; userId: number; hasUnsavedChanges: boolean }

/**
 * The steps that a person is offered. The CMS decides again when one is taken.
 * @see ../../cms/forms/change-form-state.ts
 */
export function toPossibleSteps({ review, proposal, versions }: FormStanding, asker: Asker): ReadonlySet<ReviewStep> {
  const { role, userId, hasUnsavedChanges } = asker
  const may = (act: Act) => rolesFor(act).includes(role)
  const isProposed = proposal !== null
  const isOwn = proposal?.by?.id === userId
  const isSound = review.problems.length === 0
  const isChanged = review.changes.length > 0 || versions.every(({ state }) => state !== 'published')
  const possible: Record<ReviewStep, boolean> = {
    propose: may('form.submit') && !isProposed && isSound && isChanged && !hasUnsavedChanges,
    approve: may('form.approve') && isProposed && !isOwn && isSound,
    withdraw: may('form.withdraw') && isProposed,
    retire: may('form.takeDown') && versions.some(({ state }) => state === 'published'),
  }
  const steps = ['propose', 'approve', 'withdraw', 'retire'] as const
  return new Set(steps.filter((step) => possible[step]))
}
