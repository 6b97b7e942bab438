import {
  APIError,
  addDataAndFileToRequest,
  type CollectionBeforeOperationHook,
  type Endpoint,
  Forbidden,
} from 'payload'
import { z } from 'zod'
import { adminText } from '@/src/fields/admin-text'
import { changePassword } from '../passwords/change-password'
import { findAccountByLink } from '../sign-in/find-account'
import { hashLinkToken } from './link-token'

const given = z.looseObject({ token: z.string().min(1).max(200), password: z.string().max(1_000) })

const gone = {
  pt: 'Esta ligação já não funciona. Peça outra.',
  en: 'This link no longer works. Ask for another.',
} as const
const done = { pt: 'A palavra-passe é nova. Entre com ela.', en: 'The password is new. Log in with it.' } as const

/**
 * Sets the password that somebody has chosen with a link. It begins no session: whoever reads somebody's mail has shown nothing
 * else, and logging in asks for what the account owes.
 */
export const takeLinkEndpoint: Endpoint = {
  path: '/reset-password',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const { data } = given.safeParse(req.data)
    const account = data ? await findAccountByLink(req.payload, hashLinkToken(data.token)) : null
    if (!data || !account) throw new APIError(adminText(req, gone), 403, null, true)
    await changePassword(req, account, { password: data.password, by: 'link' })
    return Response.json({ message: adminText(req, done) })
  },
}

/** Payload's own operation begins a session for whoever has a link. Ours stands in front of it. */
export const refuseOtherResets: CollectionBeforeOperationHook<'users'> = ({ args, operation, req }) => {
  if (operation === 'resetPassword') throw new Forbidden(req.t)
  return args
}
