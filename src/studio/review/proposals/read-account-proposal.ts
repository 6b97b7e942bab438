import type { PayloadRequest } from 'payload'
import staffTexts from '@/messages/staff/studio.json' with { type: 'json' }
import { toAccountLooked } from '@/src/cms/accounts/account-look'
import { findAccountHindrance } from '@/src/cms/accounts/govern-requests'
import { accountRequest } from '@/src/governance/account-request'
import type { Locale } from '@/src/i18n/locales'
import type { ReadProposal } from './proposal-room'

const words = staffTexts.proposals

/** A request about an account: who it is about, and what they would be. */
export async function readAccountProposal(
  req: PayloadRequest,
  id: number,
  language: Locale,
): Promise<ReadProposal | null> {
  const { data: request } = accountRequest.safeParse(
    await req.payload.findByID({
      collection: 'account-requests',
      id,
      depth: 0,
      disableErrors: true,
      user: req.user,
      overrideAccess: false,
    }),
  )
  if (!request) return null
  const looked = toAccountLooked(request, language)
  const about = request.name || request.nameBefore || ''
  return {
    subject: { collection: 'account-requests', id },
    title: [looked.changes[0]?.name[language], about].filter(Boolean).join(': '),
    state: words.accountStates[request.state][language],
    isOpen: request.state === 'asked',
    reason: request.reason,
    asked: { id: request.proposedBy, name: request.proposedByName, at: request.createdAt },
    looked,
    forms: null,
    consequences: [{ text: words.accountMail[request.change], items: [] }],
    acts: { approve: 'account.approve', sendBack: 'account.sendBack', withdraw: 'account.withdraw' },
    hindrance: await findAccountHindrance(req, request),
  }
}
