import { getFieldsToSign, jwtSign, type PayloadRequest } from 'payload'
import { addSessionToUser, generatePayloadCookie } from 'payload/shared'
import { runAsOne } from '@/src/database/statements'
import type { User } from '@/src/stored-types/payload-types'
import type { ShownFactor } from './ticket'

/** A session that has begun. Its cookie is on the answer already. */
export type OpenedSession = { token: string; exp: number; user: Pick<User, 'id' | 'name' | 'email' | 'role'> }

/** What a login was shown, noted for the event that says it. */
export const shownAtLogin = 'shownAtLogin'

/**
 * Begins a session for an account that has shown who it is: whoever calls has asked for every step that the account owes. Does what
 * Payload's login does once it has judged the password, hooks included, so that the event is recorded and the device known.
 *
 * The cookies are put on `req.responseHeaders`, which every answer of an endpoint carries; the listener gives the login cookie its
 * `__Host-` name.
 *
 * @param account its number. @throws when there is no such account, or its login cannot be recorded: then there is no session.
 */
export async function openSession(
  req: PayloadRequest,
  { account, shown }: { account: number; shown: readonly ShownFactor[] },
): Promise<OpenedSession> {
  const { payload } = req
  const { config: collectionConfig } = payload.collections.users
  // Below the API: Payload writes the sessions back that it is given.
  const found = await payload.db.findOne<User>({ collection: 'users', where: { id: { equals: account } } })
  if (!found) throw new Error(`There is no account ${account} to begin a session for`)
  const user = { ...found, collection: 'users' as const }
  const { sid = '' } = await addSessionToUser({ collectionConfig, payload, req, user })
  try {
    const { exp, token } = await jwtSign({
      fieldsToSign: getFieldsToSign({ collectionConfig, email: user.email, sid, user }),
      secret: payload.secret,
      tokenExpiration: collectionConfig.auth.tokenExpiration,
    })
    req.user = user
    req.context[shownAtLogin] = shown
    for (const hook of collectionConfig.hooks.afterLogin) {
      await hook({ collection: collectionConfig, context: req.context, req, token, user })
    }
    const { cookiePrefix } = payload.config
    const cookie = generatePayloadCookie({ collectionAuthConfig: collectionConfig.auth, cookiePrefix, token })
    req.responseHeaders ??= new Headers()
    req.responseHeaders.append('Set-Cookie', String(cookie))
    const { id, name, email, role } = user
    return { token, exp, user: { id, name, email, role } }
  } catch (error) {
    await runAsOne(payload, [{ sql: 'DELETE FROM users_sessions WHERE id = ?', args: [sid] }])
    req.user = null
    throw error
  }
}
