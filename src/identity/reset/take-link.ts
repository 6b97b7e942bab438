import {
  APIError,
  addDataAndFileToRequest,
  type CollectionBeforeOperationHook,
  type Endpoint,
  Forbidden,
} from 'payload'
import { z } from 'zod'
import staffTexts from '@/messages/staff/identity.json' with { type: 'json' }
import { adminText } from '@/src/fields/admin-text'
import { changePassword } from '../passwords/change-password'
import { findAccountByLink } from '../sign-in/find-account'
import { hashLinkToken } from './link-token'

const given = z.looseObject({ token: z.string().min(1).max(200), password: z.string().max(1_000) })

const gone = staffTexts.takeLink.gone
const done = staffTexts.takeLink.done

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
