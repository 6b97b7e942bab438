import type { Role } from '@/src/governance/roles'
import { decidingRoles, formRoles, retiringRoles } from '../../forms/form-roles'
import type { FormStanding, ReviewStep } from './review-requests'

type Asker = { role: Role; userId: number; hasUnsavedChanges: boolean }

/**
 * The steps that a person is offered. The CMS decides again when one is taken.
 * @see ../../forms/change-form-state.ts
 */
export function toPossibleSteps({ review, proposal, versions }: FormStanding, asker: Asker): ReadonlySet<ReviewStep> {
  const { role, userId, hasUnsavedChanges } = asker
  const isProposed = proposal !== null
  const isOwn = proposal?.by?.id === userId
  const isSound = review.problems.length === 0
  const isChanged = review.changes.length > 0 || versions.every(({ state }) => state !== 'published')
  const possible: Record<ReviewStep, boolean> = {
    propose: formRoles.includes(role) && !isProposed && isSound && isChanged && !hasUnsavedChanges,
    approve: decidingRoles.includes(role) && isProposed && !isOwn && isSound,
    withdraw: isProposed && (formRoles.includes(role) || decidingRoles.includes(role)),
    retire: retiringRoles.includes(role) && versions.some(({ state }) => state === 'published'),
  }
  const steps = ['propose', 'approve', 'withdraw', 'retire'] as const
  return new Set(steps.filter((step) => possible[step]))
}
