import type { PayloadRequest } from 'payload'
import staffTexts from '@/messages/staff/inboxes.json' with { type: 'json' }
import { inboxHindrance } from '@/src/cms/inboxes/inbox-requests'
import type { Locale } from '@/src/i18n/locales'
import { toInboxLooked } from '@/src/inbox/inboxes/inbox-look'
import { inboxRequest } from '@/src/inbox/inboxes/inbox-request'
import type { ReadProposal } from './proposal-room'

/** A request about an inbox: who would read it, and what would come into it. */
export async function readInboxProposal(
  req: PayloadRequest,
  id: number,
  language: Locale,
): Promise<ReadProposal | null> {
  const { data: request } = inboxRequest.safeParse(
    await req.payload.findByID({
      collection: 'inbox-requests',
      id,
      depth: 0,
      disableErrors: true,
      user: req.user,
      overrideAccess: false,
    }),
  )
  // What nobody has asked for yet waits for nobody.
  if (!request || request.state === 'draft') return null
  const looked = await toInboxLooked(req.payload, request, language)
  return {
    subject: { collection: 'inbox-requests', id },
    title: looked.changes[0]?.name[language] ?? '',
    state: staffTexts.requests.states[request.state][language],
    isOpen: request.state === 'asked',
    reason: request.reason,
    asked: { id: request.proposedBy, name: request.proposedByName, at: request.createdAt },
    looked,
    forms: null,
    consequences: [{ text: staffTexts.screen.told, items: [] }],
    acts: { approve: 'inbox.approve', sendBack: 'inbox.sendBack', withdraw: 'inbox.withdraw' },
    hindrance: await inboxHindrance(req, request),
  }
}
