import type { PayloadRequest } from 'payload'
import staffTexts from '@/messages/staff/cms/accounts.json' with { type: 'json' }
import { type AccountRequest, accountRequest } from '@/src/governance/account-request'
import type { Change } from '@/src/governance/change'
import { toChangeKey } from '@/src/governance/change-key'
import { hashContent } from '@/src/governance/content-hash'
import type { Verdict } from '@/src/governance/gate/verdict'
import { proposalNameOf } from '@/src/governance/proposal'
import { defaultLocale, type Locale } from '@/src/i18n/locales'
import type { Looked } from '../looks/look-store'
import { roleOptions } from './role-options'

const words = staffTexts.accountRequests

/** What a request about an account changes, as somebody looks at it. @throws APIError where they may not read it */
export async function readAccountLooked(req: PayloadRequest, id: number, language: Locale): Promise<Looked> {
  const common = { collection: 'account-requests', depth: 0, user: req.user, overrideAccess: false } as const
  return toAccountLooked(accountRequest.parse(await req.payload.findByID({ ...common, id, req })), language)
}

/** The same of a request that was read already. */
export function toAccountLooked(request: AccountRequest, language: Locale): Looked {
  const { id, state: _state, ...asked } = request
  return {
    name: proposalNameOf({ collection: 'account-requests', id }),
    hash: hashContent(asked),
    changes: [toChange(request, language)],
  }
}

const kinds = {
  create: 'added',
  change: 'changed',
  reset: 'changed',
  'reset-factors': 'changed',
  delete: 'deleted',
} as const satisfies Record<AccountRequest['change'], Change['kind']>

/** Roles and addresses have no language of the site: they stand under the first. */
function toChange(request: AccountRequest, language: Locale): Change {
  const { change, name, email, role, nameBefore, emailBefore, roleBefore } = request
  const isGone = change === 'delete'
  const isKept = change === 'reset' || change === 'reset-factors'
  const nameOf = (value: AccountRequest['role']) =>
    roleOptions.find((option) => option.value === value)?.label[language] ?? ''
  const rows = [
    { label: words.name.label, was: nameBefore, is: name },
    { label: words.email.label, was: emailBefore, is: email },
    { label: words.role.label, was: nameOf(roleBefore), is: nameOf(role) },
  ]
  const parts = rows.flatMap(({ label, was, is }) => {
    const before = was ?? ''
    const after = isGone ? '' : is || before
    return before === after && !isKept ? [] : [{ label, before, after }]
  })
  const key = toChangeKey(defaultLocale, [change, name, email, role, nameBefore, emailBefore, roleBefore])
  return { key, locale: defaultLocale, kind: kinds[change], row: null, name: words.changeLabels[change], parts }
}

/** Nothing of an account is checked by a machine: who decides is. */
export async function checkAccount(): Promise<Verdict> {
  return { findings: [] }
}
