import { dataPolicy } from '@/src/http/policy'
import type { Answer } from '@/src/http/send'

/** Of answers that are for nobody to keep. */
export const neverKept = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' } as const

/** Data for the page's script, for nobody to keep. */
export function toData(status: number, value: unknown, headers: Record<string, string> = {}): Answer {
  return {
    status,
    headers: { ...neverKept, ...headers, 'Content-Type': 'application/json', 'Content-Security-Policy': dataPolicy },
    body: Buffer.from(JSON.stringify(value)),
  }
}
