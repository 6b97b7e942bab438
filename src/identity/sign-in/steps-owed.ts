import type { Payload } from 'payload'
import { env } from '@/src/platform/env'
import { findFactors } from '../factors/stored-factors'
import type { Account } from './find-account'
import type { ShownFactor } from './ticket'

/**
 * What a login still asks for: `factor`, a second one that the account has; `password`, a new one because somebody else knows this one;
 * `enrol`, a second factor, because the account's role is not let in without.
 */
export type Step = 'factor' | 'password' | 'enrol'

/** The steps that are left, in the order in which they are taken: nobody chooses a new password with the old one alone. */
export async function findStepsOwed(
  payload: Payload,
  account: Account,
  { shown, isStrong }: { shown: readonly ShownFactor[]; isStrong: boolean },
): Promise<Step[]> {
  const hasShownSecond = isStrong || shown.some((factor) => factor !== 'password' && factor !== 'provider')
  const hasFactor = !hasShownSecond && (await findFactors(payload, account.id)).length > 0
  const steps: Step[] = []
  if (hasFactor) steps.push('factor')
  if (account.mustChangePassword && shown.includes('password')) steps.push('password')
  if (!hasShownSecond && !hasFactor && env.secondFactorRoles.includes(account.role)) steps.push('enrol')
  return steps
}
