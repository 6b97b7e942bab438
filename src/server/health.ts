import type { SiteHealth } from '../publications/site-health-channel'
import { dataPolicy } from './security-headers'
import type { Answer } from './send'

/**
 * Answers `/healthz` (the process runs) and `/readyz` (visitors are served; degraded is said, with the reason).
 *
 * @returns null for every other address.
 */
export function healthAnswer(path: string, health: () => SiteHealth): Answer | null {
  if (path === '/healthz') return json({ status: 'ok' })
  if (path !== '/readyz') return null
  const state = health()
  const isDegraded = !state.isFeedRead || state.failing > 0
  return json({ status: isDegraded ? 'degraded' : 'ready', ...state })
}

function json(value: unknown): Answer {
  return {
    status: 200,
    headers: {
      'Content-Type': 'application/json',
      'Content-Security-Policy': dataPolicy,
      'Cache-Control': 'no-store',
    },
    body: Buffer.from(JSON.stringify(value)),
  }
}
