import { type APIRequestContext, expect } from '@playwright/test'
import { z } from 'zod'
import { readProduct, testPassword } from './product'

type Locale = 'en' | 'pt'
type Save = { locale?: Locale; draft?: boolean }

/** A person of the bank who works in the CMS through its own REST API. */
export type CmsUser = {
  create: (collection: string, data: object, save?: Save) => Promise<{ status: number; id: number }>
  update: (collection: string, id: number, data: object, save?: Save) => Promise<number>
  /** The reasons for which a change is refused, in the person's language: the field and a sentence each. */
  refusals: (collection: string, id: number, data: object, save: Save & { language: Locale }) => Promise<string[]>
  read: (collection: string, id: number, query: string) => Promise<Record<string, unknown>>
  find: (collection: string, query: string) => Promise<Record<string, unknown>[]>
  remove: (collection: string, id: number) => Promise<number>
  readGlobal: (slug: string, query: string) => Promise<Record<string, unknown>>
  updateGlobal: (slug: string, data: object, save?: Save) => Promise<number>
}

const record = z.record(z.string(), z.unknown())
const refused = z.object({
  errors: z.array(
    z.object({
      message: z.string(),
      data: z.object({ errors: z.array(z.object({ path: z.string(), message: z.string() })) }).optional(),
    }),
  ),
})
const created = z.object({ doc: z.object({ id: z.number() }).optional() })

/**
 * Logs in as one of the first logins.
 *
 * @param cms where, when it is not the product under test.
 */
export async function logIn(request: APIRequestContext, role: string, cms = readProduct().cms): Promise<CmsUser> {
  const answer = await request.post(`${cms}/api/users/login`, {
    data: { email: `${role}@bcs.example`, password: testPassword },
  })
  expect(answer.status()).toBe(200)
  const { token } = z.object({ token: z.string() }).parse(await answer.json())
  const headers = { Authorization: `JWT ${token}` }
  const query = ({ locale = 'pt', draft = false }: Save = {}) => `locale=${locale}&draft=${draft}&depth=0`
  return {
    create: async (collection, data, save) => {
      const response = await request.post(`${cms}/api/${collection}?${query(save)}`, { headers, data })
      return { status: response.status(), id: created.parse(await response.json()).doc?.id ?? 0 }
    },
    update: async (collection, id, data, save) =>
      (await request.patch(`${cms}/api/${collection}/${id}?${query(save)}`, { headers, data })).status(),
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
    remove: async (collection, id) => (await request.delete(`${cms}/api/${collection}/${id}`, { headers })).status(),
    readGlobal: async (slug, search) =>
      record.parse(await (await request.get(`${cms}/api/globals/${slug}?${search}`, { headers })).json()),
    updateGlobal: async (slug, data, save) =>
      (await request.post(`${cms}/api/globals/${slug}?${query(save)}`, { headers, data })).status(),
  }
}
