import { handleEndpoints } from 'payload'
import type { User } from '@/src/stored-types/payload-types'
import type { TestCms } from './open-test-cms'

type Role = User['role']

/** Asks the REST API of a test's CMS as a person of a role does, in English. */
export type AskRest = (role: Role | null, method: string, path: string, body?: unknown) => Promise<Response>

/** Makes a person of each role and signs them in. @returns what asks as one of them, or as a stranger. */
export async function signInEverybody(cms: TestCms): Promise<AskRest> {
  const { default: config } = await import('@/src/cms/configuration/payload.config')
  const tokens = new Map<Role, string>()
  for (const role of ['admin', 'approver', 'compliance', 'editor', 'hr', 'investigator'] as const) {
    const { email } = await cms.person(role)
    const { token } = await cms.payload.login({ collection: 'users', data: { email, password: 'a test password' } })
    tokens.set(role, token ?? '')
  }
  return (role, method, path, body) => {
    const headers = {
      'Content-Type': 'application/json',
      'Accept-Language': 'en',
      ...(role ? { Authorization: `JWT ${tokens.get(role)}` } : {}),
    }
    const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }
    return handleEndpoints({ config, request: new Request(`http://localhost:3001/api${path}`, init) })
  }
}
