import { handleEndpoints } from 'payload'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { both, colour, formOf, reply } from '@/src/forms/governance/governance.fixtures'
import { lookAtProposal } from '@/tests/support/approve-seen'
import { openTestCms, type TestCms } from '@/tests/support/open-test-cms'
import { getFormStanding, takeReviewStep } from './review-requests'

let cms: TestCms
const tokens = new Map<string, string>()

beforeAll(async () => {
  cms = await openTestCms()
  for (const role of ['admin', 'approver', 'compliance'] as const) {
    const { email } = await cms.person(role)
    const { token } = await cms.payload.login({ collection: 'users', data: { email, password: 'a test password' } })
    tokens.set(role, token ?? '')
  }
}, 180_000)
afterAll(() => cms.close())
afterEach(() => vi.unstubAllGlobals())

/** Lets the browser's requests reach the CMS of this test, as somebody with a role. */
async function signIn(role: string): Promise<void> {
  const { default: config } = await import('@/src/cms/configuration/payload.config')
  vi.stubGlobal('fetch', (path: string, request: RequestInit = {}) => {
    const headers = new Headers(request.headers)
    headers.set('Authorization', `JWT ${tokens.get(role)}`)
    return handleEndpoints({ config, request: new Request(`http://localhost:3001${path}`, { ...request, headers }) })
  })
}

/** Saves a form as the editor does. */
async function save(definition: ReturnType<typeof formOf>, formId: number | null = null): Promise<Response> {
  const path = formId === null ? '/api/forms?locale=en' : `/api/forms/${formId}?locale=en`
  const { key } = definition
  return fetch(path, {
    method: formId === null ? 'POST' : 'PATCH',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': 'en' },
    body: JSON.stringify({ key, name: 'Example', audience: 'staff', definition }),
  })
}

const asker = (formId: number) => ({ formId, language: 'en' as const })

describe('what the editor asks of the CMS', () => {
  it('is answered in the shapes that it reads, from the first draft to the second version', async () => {
    await signIn('compliance')
    const { doc } = await (await save({ ...formOf(reply), key: 'standing' })).json()
    const id = Number(doc.id)
    expect(await getFormStanding(asker(id))).toMatchObject({
      review: {
        problems: [],
        changes: ['“Reply (en)” was added. Type: yes or no; optional.'],
        usedOn: [],
        comments: [],
      },
      proposal: null,
      versions: [],
    })
    const first = { reason: 'The first version', ...asker(id) }
    expect(await takeReviewStep('propose', { ...first, reason: '' })).toMatchObject({
      kind: 'refused',
      message: expect.stringMatching(/reason/),
    })
    expect(await takeReviewStep('propose', first)).toEqual({ kind: 'taken' })
    expect((await getFormStanding(asker(id))).proposal).toMatchObject({ reason: 'The first version' })
    await signIn('approver')
    const post = (path: string, body: object) =>
      fetch(`/api/${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      })
    await lookAtProposal(async (path, body) => (await post(path, body)).json(), `forms/${id}`)
    expect((await post(`forms/${id}/approve`, {})).status).toBe(200)

    await signIn('compliance')
    const untranslated = { ...colour, label: { pt: 'Cor', en: '' } }
    expect((await save({ ...formOf(reply, untranslated), key: 'standing' }, id)).status).toBe(200)
    const refused = await takeReviewStep('propose', { ...asker(id), reason: 'A second version' })
    expect(refused).toMatchObject({ kind: 'refused', problems: [expect.stringMatching(/missing in English/)] })
    const { review, proposal, versions } = await getFormStanding(asker(id))
    expect(review.problems).toHaveLength(1)
    expect(proposal).toBeNull()
    expect(versions).toMatchObject([
      {
        number: 1,
        state: 'published',
        reason: 'The first version',
        proposedBy: { name: 'compliance' },
        // A record of two people names both, whoever reads it.
        approvedBy: { name: 'approver' },
        changes: {
          en: ['“Reply (en)” was added. Type: yes or no; optional.'],
          pt: ['«Reply (pt)» foi acrescentado. Tipo: sim ou não; opcional.'],
        },
        definition: { fields: [{ key: 'reply' }] },
      },
    ])
  })

  it('takes new regular expressions from administrators only', async () => {
    const written = (expert: string, key = 'expressions') => ({
      ...formOf({ key: 'card', type: 'text', label: both('Card'), pattern: { expert } }),
      key,
    })
    await signIn('compliance')
    const refused = await save(written('^[A-Z]{2}$'))
    expect(refused.status).toBe(400)
    expect(JSON.stringify(await refused.json())).toContain('Only administrators write regular expressions')
    await signIn('admin')
    const { doc } = await (await save(written('^[A-Z]{2}$'))).json()
    await signIn('compliance')
    expect((await save(written('^[A-Z]{2}$'), Number(doc.id))).status).toBe(200)
    expect((await save(written('^[A-Z]{3}$'), Number(doc.id))).status).toBe(400)
  })
})
