import { z } from 'zod'
import type { Finding } from '@/src/governance/gate/verdict'
import { badRedirectAddress, isRedirectAddress } from '../../addresses/redirect-address'

const targets = ['page', 'tip', 'person', 'branch', 'url'] as const

/** Whether a redirect begins at an address and leads to one place. Drafts are saved without being looked at. */
export function judgeRedirect(document: unknown): Finding[] {
  const stored = z.record(z.string(), z.unknown()).parse(document)
  const named = targets.filter((name) => Boolean(stored[name]))
  const error = (at: string, text: { pt: string; en: string }): Finding => ({
    severity: 'error',
    kind: 'links',
    path: at,
    at,
    ...text,
  })
  return [
    ...(isRedirectAddress(stored['from']) ? [] : [error('from', badRedirectAddress)]),
    ...(named.length === 1
      ? []
      : [
          error('page', {
            pt: 'Indique exactamente um destino: uma página, dica, pessoa ou balcão, ou um endereço externo.',
            en: 'Give exactly one target: a page, tip, person or branch, or an external address.',
          }),
        ]),
  ]
}
