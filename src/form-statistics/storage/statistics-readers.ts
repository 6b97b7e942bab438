import type { Role } from '@/src/governance/roles'

/** Who sees the statistics of forms: those who write forms and those who decide on them. */
const readers: readonly Role[] = ['compliance', 'approver', 'admin']

/** Whether a role sees statistics. */
export function readsStatistics(role: Role | undefined): boolean {
  return role !== undefined && readers.includes(role)
}
