import { z } from 'zod'
import staffTexts from '@/messages/staff/cms/workflow.json' with { type: 'json' }
import type { Finding } from '@/src/governance/gate/verdict'
import type { StaffText } from '@/src/i18n/staff-text'
import { badRedirectAddress, isRedirectAddress } from '../../addresses/redirect-address'

const targets = ['page', 'tip', 'person', 'branch', 'url'] as const

/** Whether a redirect begins at an address and leads to one place. Drafts are saved without being looked at. */
export function judgeRedirect(document: unknown): Finding[] {
  const stored = z.record(z.string(), z.unknown()).parse(document)
  const named = targets.filter((name) => Boolean(stored[name]))
  const error = (at: string, text: StaffText): Finding => ({
    severity: 'error',
    kind: 'links',
    path: at,
    at,
    ...text,
  })
  return [
    ...(isRedirectAddress(stored['from']) ? [] : [error('from', badRedirectAddress)]),
    ...(named.length === 1 ? [] : [error('page', staffTexts.judgeRedirect.notOneTarget)]),
  ]
}
