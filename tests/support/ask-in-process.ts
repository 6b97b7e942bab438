import { handleEndpoints } from 'payload'
import type { User } from '@/src/stored-types/payload-types'
import type { TestCms } from './open-test-cms'

/** Asks the REST API of a CMS in this process. */
export type AskInProcess = (token: string | null, method: string, path: string, body?: unknown) => Promise<Response>

/** As somebody with a token asks, or as a stranger. */
export const askInProcess: AskInProcess = async (token, method, path, body) => {
  const { default: config } = await import('@/src/cms/configuration/payload.config')
  return handleEndpoints({
    config,
    request: new Request(`http://localhost:3001/api${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        'Accept-Language': 'en',
        ...(token === null ? {} : { Authorization: `JWT ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  })
}

/** The token of a person that the test made. */
export async function tokenOf(cms: TestCms, { email }: Pick<User, 'email'>): Promise<string> {
  const { token } = await cms.payload.login({ collection: 'users', data: { email, password: 'a test password' } })
  return token ?? ''
}
