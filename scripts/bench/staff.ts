import { z } from 'zod'
import { lookAtAll } from '@/tests/support/approve-seen'
import { testPassword } from '@/tests/support/product'
import type { RunningSite } from './servers'

type Role = 'approver' | 'editor' | 'hr'

/** The two people whom whatever goes live needs, at work through the CMS's REST API. */
export type Staff = {
  /** @throws when the CMS refuses. @returns what it answers. */
  ask: (
    role: 'approver' | 'editor',
    method: 'GET' | 'PATCH' | 'POST',
    address: string,
    body?: object,
  ) => Promise<unknown>
  /**
   * The editor submits, the approver approves.
   *
   * @param subject as reviews name it, such as `pages/12`.
   * @returns the last step, which brings it to visitors.
   */
  review: (
    subject: string,
    kind: 'publish' | 'unpublish',
    languages: readonly string[],
  ) => Promise<() => Promise<unknown>>
}

/** Whatever the publish gate warns of, the text is only there to be measured. */
const warningReasons = { all: 'Medição' }

const submitted = z.object({ id: z.number() })

/** Logs in as the first editor and the first approver of a site. */
export async function openStaff(site: RunningSite): Promise<Staff> {
  const headers = { editor: await logIn(site, 'editor'), approver: await logIn(site, 'approver') }
  const ask: Staff['ask'] = async (role, method, address, body) => {
    const init = { method, headers: headers[role], ...(body ? { body: JSON.stringify(body) } : {}) }
    const answer = await fetch(`${site.cmsOrigin}/api/${address}`, init)
    if (!answer.ok) throw new Error(`The CMS answered ${answer.status}: ${await answer.text()}`)
    return answer.json()
  }
  return {
    ask,
    review: async (subject, kind, languages) => {
      const request = { subject, kind, languages, reason: 'Medição', warningReasons }
      const { id } = submitted.parse(await ask('editor', 'POST', 'workflow/submit', request))
      await lookAtAll(
        async (step, body) => ({ status: 200, body: await ask('approver', 'POST', `workflow/${step}`, body) }),
        id,
      )
      await ask('approver', 'POST', 'workflow/approve', { id, warningReasons })
      return () => ask('approver', 'POST', 'workflow/publish', { id })
    },
  }
}

/** The headers of requests by the first login of a role. */
export async function logIn({ cmsOrigin }: RunningSite, role: Role): Promise<Headers> {
  const answer = await fetch(`${cmsOrigin}/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: `${role}@bcs.example`, password: testPassword }),
  })
  const { token } = z.object({ token: z.string() }).parse(await answer.json())
  return new Headers({ 'Content-Type': 'application/json', Authorization: `JWT ${token}` })
}
