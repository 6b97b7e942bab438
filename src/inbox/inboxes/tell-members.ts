import type { PayloadRequest } from 'payload'
import { openMailQueue } from '@/src/mail/own-queue'
import type { StoredInbox } from './inbox-plan'
import type { InboxRequest } from './inbox-request'

/** Whoever reads an inbox, or did, is told what became of it. @param inbox as it was. */
export async function tellMembers(
  { payload, user }: PayloadRequest,
  { request, inbox }: { request: InboxRequest; inbox: StoredInbox },
): Promise<void> {
  const { docs } = await payload.find({
    collection: 'users',
    where: { id: { in: [0, ...inbox.members, ...request.members] } },
    depth: 0,
    pagination: false,
    overrideAccess: true, // who is told does not depend on who decided
  })
  const queue = openMailQueue(payload)
  for (const { id, email } of docs) {
    await queue.add(`inbox ${request.id} ${id}`, {
      to: [email],
      subject: 'CMS: uma caixa mudou / an inbox was changed',
      text: [
        `A caixa «${inbox.name}» mudou: quem a lê, ou o que nela entra. Pedido ${request.id}, por ${request.proposedByName}, decidido por ${user?.name}: ${request.reason}`,
        `The inbox “${inbox.name}” was changed: who reads it, or what comes into it. Request ${request.id}, by ${request.proposedByName}, decided by ${user?.name}: ${request.reason}`,
      ].join('\n\n'),
    })
  }
}
