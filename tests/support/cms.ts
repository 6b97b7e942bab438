import { type APIRequestContext, expect } from '@playwright/test'
import { z } from 'zod'
import { governedGlobals } from '@/src/governance/subject'
import { lookAtAll, lookAtProposal } from './approve-seen'
import { readProduct, testPassword } from './product'

type Locale = 'en' | 'pt'
type Save = { locale?: Locale; draft?: boolean }

/**
 * A person of the bank who works in the CMS through its own REST API.
 *
 * An approver publishes, takes back and deletes the way a bank does it: what is to go live an editor writes and submits, and the
 * approver approves and carries out. `attempt` is the bare request.
 */
export type CmsUser = {
  create: (collection: string, data: object, save?: Save) => Promise<{ status: number; id: number }>
  update: (collection: string, id: number, data: object, save?: Save) => Promise<number>
  /** An update exactly as it is sent, with nobody's help. */
  attempt: (collection: string, id: number, data: object, save?: Save) => Promise<number>
  /** Does all that comes before a change goes live, and gives the last step, which answers with its status. */
  ready: (collection: string, id: number, data: object, save?: Save) => Promise<() => Promise<number>>
  /** Asks for a review; where it is refused, what the publish gate found. */
  submit: (
    subject: string,
    kind: 'delete' | 'publish' | 'unpublish',
    languages: readonly Locale[],
  ) => Promise<{ status: number; id: number; reasons: string[] }>
  /** The reasons for which a change is refused, in the person's language: the field and a sentence each. */
  refusals: (collection: string, id: number, data: object, save: Save & { language: Locale }) => Promise<string[]>
  read: (collection: string, id: number, query: string) => Promise<Record<string, unknown>>
  find: (collection: string, query: string) => Promise<Record<string, unknown>[]>
  remove: (collection: string, id: number) => Promise<number>
  /** Has what a request changes on the screen, and its check ended there. */
  lookAt: (review: number) => Promise<void>
  /** The same of a proposal: a form, rates or a request about an account, such as `forms/12`. */
  lookAtProposal: (name: string) => Promise<void>
  /** Asks an endpoint below `/api` for something that only it does. */
  post: (path: string, data: object) => Promise<number>
  readGlobal: (slug: string, query: string) => Promise<Record<string, unknown>>
  updateGlobal: (slug: string, data: object, save?: Save) => Promise<number>
}

/** Tests are not about what the publish gate warns of, unless they say so. */
const warningReasons = { all: 'É um teste' } as const

const record = z.record(z.string(), z.unknown())
const withStatus = z.looseObject({ _status: z.string().optional() })
const refused = z.object({
  errors: z.array(
    z.object({
      message: z.string(),
      data: z.object({ errors: z.array(z.object({ path: z.string(), message: z.string() })) }).optional(),
    }),
  ),
})
const judged = z.object({
  errors: z.tuple([
    z.object({ data: z.object({ findings: z.array(z.object({ path: z.string(), pt: z.string() })) }) }),
  ]),
})
const created = z.object({ doc: z.object({ id: z.number() }).optional() })

/**
 * Logs in as one of the first logins.
 *
 * @param cms where, when it is not the product under test.
 */
export async function logIn(request: APIRequestContext, role: string, cms = readProduct().cms): Promise<CmsUser> {
  const answer = await request.post(`${cms}/api/users/login`, {
    // Its jar may hold the cookie of somebody who logged in before.
    headers: { Origin: cms },
    data: { email: `${role}@bcs.example`, password: testPassword },
  })
  expect(answer.status()).toBe(200)
  const { token } = z.object({ token: z.string() }).parse(await answer.json())
  const headers = { Authorization: `JWT ${token}` }
  const step = async (name: string, data: object) => {
    const response = await request.post(`${cms}/api/workflow/${name}`, { headers, data })
    return { status: response.status(), body: record.parse(await response.json()) }
  }
  /** The other person that whatever goes live needs. */
  const colleague = () => logIn(request, 'editor', cms)
  const decide = async (id: number): Promise<number> => {
    await lookAtAll(step, id)
    const approved = await step('approve', { id, warningReasons })
    return approved.status === 200 ? (await step('publish', { id })).status : approved.status
  }
  const query = ({ locale = 'pt', draft = false }: Save = {}) => `locale=${locale}&draft=${draft}&depth=0`
  const ready: CmsUser['ready'] = async (collection, id, data, { locale = 'pt' } = {}) => {
    const editor = await colleague()
    if (Object.keys(data).length > 0) {
      const saved = await editor.update(collection, id, data, { locale, draft: true })
      if (saved !== 200) return async () => saved
    }
    const { status, id: review } = await editor.submit(`${collection}/${id}`, 'publish', [locale])
    if (status !== 200) return async () => status
    await lookAtAll(step, review)
    const approved = (await step('approve', { id: review, warningReasons })).status
    return async () => (approved === 200 ? (await step('publish', { id: review })).status : approved)
  }
  const attempt: CmsUser['attempt'] = async (collection, id, data, save) =>
    (await request.patch(`${cms}/api/${collection}/${id}?${query(save)}`, { headers, data })).status()
  return {
    attempt,
    lookAt: (review) => lookAtAll(step, review),
    lookAtProposal: (name) =>
      lookAtProposal(async (path, data) => (await request.post(`${cms}/api/${path}`, { headers, data })).json(), name),
    post: async (path, data) => (await request.post(`${cms}/api/${path}`, { headers, data })).status(),
    ready,
    submit: async (subject, kind, languages) => {
      const { status, body } = await step('submit', {
        subject,
        kind,
        languages,
        reason: 'Pedido de teste',
        warningReasons,
      })
      const found = judged.safeParse(body).data?.errors[0].data.findings ?? []
      return { status, id: Number(body['id'] ?? 0), reasons: found.map(({ path, pt }) => `${path}: ${pt}`) }
    },
    create: async (collection, data, save) => {
      const response = await request.post(`${cms}/api/${collection}?${query(save)}`, { headers, data })
      return { status: response.status(), id: created.parse(await response.json()).doc?.id ?? 0 }
    },
    update: async (collection, id, data, save) => {
      const { _status, ...written } = withStatus.parse(data)
      if (role !== 'approver' || save?.draft || _status === undefined) return attempt(collection, id, data, save)
      const { locale = 'pt' } = save ?? {}
      if (_status === 'published') return (await ready(collection, id, written, save))()
      const ask = { subject: `${collection}/${id}`, languages: [locale], reason: 'Retirada de teste' }
      return (await step('take-down', ask)).status
    },
    refusals: async (collection, id, data, { language, ...save }) => {
      const response = await request.patch(`${cms}/api/${collection}/${id}?${query(save)}`, {
        headers: { ...headers, 'Accept-Language': language },
        data,
      })
      const { errors } = refused.parse(await response.json())
      return errors.flatMap(({ message, data: reasons }) =>
        reasons ? reasons.errors.map((reason) => `${reason.path}: ${reason.message}`) : [message],
      )
    },
    read: async (collection, id, search) =>
      record.parse(await (await request.get(`${cms}/api/${collection}/${id}?${search}`, { headers })).json()),
    find: async (collection, search) => {
      const response = await request.get(`${cms}/api/${collection}?${search}`, { headers })
      return z.object({ docs: z.array(record) }).parse(await response.json()).docs
    },
    remove: async (collection, id) => {
      const alone = (await request.delete(`${cms}/api/${collection}/${id}`, { headers })).status()
      if (role !== 'approver' || alone !== 403) return alone
      const submitted = await (await colleague()).submit(`${collection}/${id}`, 'delete', ['pt', 'en'])
      return submitted.status === 200 ? decide(submitted.id) : submitted.status
    },
    readGlobal: async (slug, search) =>
      record.parse(await (await request.get(`${cms}/api/globals/${slug}?${search}`, { headers })).json()),
    updateGlobal: async (slug, data, save) => {
      const { locale = 'pt' } = save ?? {}
      if (role !== 'approver' || save?.draft || !governedGlobals.some((governed) => governed === slug)) {
        return (await request.post(`${cms}/api/globals/${slug}?${query(save)}`, { headers, data })).status()
      }
      const editor = await colleague()
      const saved = await editor.updateGlobal(slug, data, { locale, draft: true })
      if (saved !== 200) return saved
      const submitted = await editor.submit(`globals/${slug}`, 'publish', ['pt', 'en'])
      return submitted.status === 200 ? decide(submitted.id) : submitted.status
    },
  }
}
