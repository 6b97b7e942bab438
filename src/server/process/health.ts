import { listConditions } from '@/src/health/conditions'
import { toReadinessList } from '@/src/health/readiness-list'
import { dataPolicy } from '@/src/http/policy'
import type { Answer } from '@/src/http/send'
import type { SiteHealth } from '@/src/publications/site-health-channel'

/**
 * Answers `/healthz` (the process runs) and `/readyz`: 503 until visitors are served; then 200, with what is not as it should be.
 *
 * @param health null until visitors are served.
 * @returns null for every other address.
 */
export function healthAnswer(path: string, health: (() => SiteHealth) | null): Answer | null {
  if (path === '/healthz') return json(200, { status: 'ok' })
  if (path !== '/readyz') return null
  const conditions = toReadinessList(listConditions())
  if (!health) return json(503, { status: 'starting', conditions })
  const state = health()
  const isDegraded =
    !state.isFeedRead || !state.isDrawing || state.failing > 0 || conditions.some(({ kind }) => kind === 'fault')
  return json(200, { status: isDegraded ? 'degraded' : 'ready', ...state, conditions })
}

function json(status: number, value: unknown): Answer {
  return {
    status,
    headers: {
      'Content-Type': 'application/json',
      'Content-Security-Policy': dataPolicy,
      'Cache-Control': 'no-store',
      ...(status === 503 ? { 'Retry-After': '5' } : {}),
    },
    body: Buffer.from(JSON.stringify(value)),
  }
}
