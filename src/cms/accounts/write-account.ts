import { randomBytes } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type { AccountRequest } from '@/src/governance/account-request'
import { readingRoles } from '@/src/governance/deciders'
import { resetFactors } from '@/src/identity/factors/reset-factors'
import { mayUsePassword, toWayInMessage } from '@/src/identity/oidc/password-login'
import { makeLink } from '@/src/identity/reset/make-link'
import { openMailQueue } from '@/src/mail/own-queue'
import { permitWrite } from '../access/permit'

/** The link with which somebody chooses a password counts for so long. */
const linkLifeMs = 3 * 86_400_000

/** Carries a request out that somebody else has approved. @throws what Payload says when a field does not take it. */
export async function writeAccount(req: PayloadRequest, request: AccountRequest): Promise<void> {
  const { payload } = req
  const { account, change, email, name, reason, role } = request
  const common = {
    collection: 'users',
    depth: 0,
    overrideAccess: true, // two people have said so
    context: permitWrite({ action: 'account', reason, details: { accountRequest: request.id } }),
    req: { user: req.user, i18n: req.i18n, t: req.t },
  } as const
  if (change === 'create') {
    // Nobody knows this password: the new person chooses their own, with the link that only they get.
    const password = randomBytes(32).toString('base64url')
    const made = await payload.create({
      ...common,
      data: { name: name ?? '', email: email ?? '', role: role ?? 'editor', password, mustChangePassword: true },
    })
    await sendLink(req, { request: request.id, account: made.id, to: made.email })
  } else if (account !== null && change === 'delete') await payload.delete({ ...common, id: account })
  else if (account !== null && change === 'reset')
    await sendLink(req, { request: request.id, account, to: request.emailBefore ?? '' })
  else if (account !== null && change === 'reset-factors') await resetFactors(req, account)
  else if (account !== null) {
    const data = { ...(name ? { name } : {}), ...(email ? { email } : {}), ...(role ? { role } : {}) }
    await payload.update({ ...common, id: account, data })
  }
  if (role && role !== request.roleBefore && readingRoles.includes(role)) await tellReaders(req, request)
}

/** Only who reads the mail of that address gets to choose the password: neither who asked nor who decided. */
async function sendLink(
  { payload }: PayloadRequest,
  { request, account, to }: { request: number; account: number; to: string },
): Promise<void> {
  const queue = openMailQueue(payload)
  if (!mayUsePassword(to)) {
    await queue.add(`account ${request}`, { to: [to], ...toWayInMessage() })
    return
  }
  const link = await makeLink(payload, { id: account, lifeMs: linkLifeMs })
  await queue.add(`account ${request}`, {
    to: [to],
    subject: 'CMS: escolha a sua palavra-passe / choose your password',
    text: [
      `Escolha a sua palavra-passe do CMS aqui, dentro de três dias:\n${link}`,
      `Choose your password for the CMS here, within three days:\n${link}`,
    ].join('\n\n'),
  })
}

/** Whoever reads what was sent is told who else does from now on. */
async function tellReaders({ payload, user }: PayloadRequest, request: AccountRequest): Promise<void> {
  const { role, name, nameBefore } = request
  const { docs } = await payload.find({
    collection: 'users',
    where: { role: { in: role === 'investigator' ? ['investigator'] : ['investigator', 'compliance'] } },
    depth: 0,
    pagination: false,
    overrideAccess: true, // who is told does not depend on who decided
  })
  const who = name ?? nameBefore ?? ''
  const to = docs.filter(({ id, email }) => id !== request.account && email !== request.email).map(({ email }) => email)
  const queue = openMailQueue(payload)
  for (const address of to) {
    await queue.add(`reader ${request.id} ${address}`, {
      to: [address],
      subject: 'CMS: mais uma pessoa lê / one more person reads',
      text: [
        `${who} tem a partir de agora o papel «${role}» e lê o que esse papel lê. Pedido ${request.id}, por ${request.proposedByName}, decidido por ${user?.name}: ${request.reason}`,
        `${who} has the role “${role}” from now on and reads what that role reads. Request ${request.id}, by ${request.proposedByName}, decided by ${user?.name}: ${request.reason}`,
      ].join('\n\n'),
    })
  }
}
