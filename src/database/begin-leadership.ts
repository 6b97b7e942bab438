import { hasLeadership } from './leadership'
import { dialect } from './own-dialect'

/** Has this process lead at its database when no other one does, from now on. Development opens the CMS more than once. */
export async function beginLeadership(): Promise<void> {
  if (dialect.name === 'sqlite' || hasLeadership()) return
  const { followLeadership } = await import('./follow-leadership')
  followLeadership()
}
