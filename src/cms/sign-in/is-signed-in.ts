import { getPayload } from 'payload'
import config from '../configuration/payload.config'

/**
 * Whether a request comes from somebody who works in the CMS, in whatever role.
 *
 * @param headers the request's own, with its cookies.
 */
export async function isSignedIn(headers: Headers): Promise<boolean> {
  const payload = await getPayload({ config })
  const { user } = await payload.auth({ headers })
  return user !== null
}
