import { z } from 'zod'
import type { copyBetweenLanguages as CopyBetweenLanguages } from '@/src/cms/contributions/copy-between-languages'
import type { User } from '@/src/stored-types/payload-types'
import { askDatabase, openTestCms, type TestCms } from '../open-test-cms'
import { goWithoutStyles } from './without-styles'

/** The names of the people who act. Each has the role of the name, without its number. */
export const actors = [
  'editor',
  'editor-2',
  'approver',
  'approver-2',
  'compliance',
  'investigator',
  'admin',
  'admin-2',
] as const
export type Actor = (typeof actors)[number]

type Answered = { status: number; body: unknown }

/** The CMS in this process, as everybody reaches it: REST and GraphQL through their own handlers, and the local API with a user. */
export type World = {
  payload: TestCms['payload']
  ids: ReadonlyMap<Actor, number>
  /** Everybody's. */
  password: string
  /** @param knownAs the account whose device this is: no wrong try of anybody else slows it down. */
  rest: (
    actor: Actor | null,
    method: string,
    path: string,
    body?: object | FormData,
    knownAs?: number,
  ) => Promise<Answered>
  graphQL: (actor: Actor | null, query: string) => Promise<Answered>
  /** What trusted code reads and does: the one who looks on. */
  trusted: (operation: string, options: object) => Promise<unknown>
  local: (actor: Actor, operation: string, options: object) => Promise<Answered>
  /** Somebody as the CMS knows them; null when the account is gone. */
  userOf: (actor: Actor) => Promise<(User & { collection: 'users' }) | null>
  /** The command of the admin that copies the texts of one language into another; a refusal is an answer as any. */
  copyLanguage: (
    actor: Actor,
    options: Omit<Parameters<typeof CopyBetweenLanguages>[0], 'cookies' | 'importMap' | 'permissions' | 'req' | 'user'>,
  ) => Promise<Answered>
  /** Carries out what is due at a moment. */
  tick: (now: Date) => Promise<void>
  /** A number that was never given before: what somebody writes is known by it. */
  next: () => number
  close: () => Promise<void>
}

const login = z.looseObject({ token: z.string() })
const password = 'correct horse battery staple'

/** Opens one, with somebody of each role. */
export async function openWorld(): Promise<World> {
  const cms = await openTestCms()
  const { createLocalReq, handleEndpoints } = await import('payload')
  const { default: config } = await import('@/src/cms/configuration/payload.config')
  const { askGraphQL } = await import('@/src/cms/graphql/graphql-endpoint')
  const { runDue } = await import('@/src/cms/workflow/run-due')
  goWithoutStyles()
  const { copyBetweenLanguages } = await import('@/src/cms/contributions/copy-between-languages')
  const { toDeviceCookie } = await import('@/src/identity/sign-in/known-device')
  const { payload } = cms
  // Refusals are most of what happens here, and nothing of it is to outlive this process.
  payload.logger.level = 'silent'
  await askDatabase(cms, 'PRAGMA synchronous = OFF')
  const tokens = new Map<Actor, string>()
  const ids = new Map<Actor, number>()
  /** Another one each time: the limits of wrong tries have tests of their own. */
  const deviceOf = (id: number) => toDeviceCookie(payload.secret, id, Date.now()).split(';')[0] ?? ''
  const headersOf = (actor: Actor | null, isJson: boolean, knownAs = 0) => ({
    'Accept-Language': 'en',
    ...(knownAs ? { Cookie: deviceOf(knownAs) } : {}),
    ...(isJson ? { 'Content-Type': 'application/json' } : {}),
    ...(actor ? { Authorization: `JWT ${tokens.get(actor)}` } : {}),
  })
  const read = async (response: Response): Promise<Answered> => {
    const text = await response.text()
    return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text }
  }
  const rest: World['rest'] = async (actor, method, path, body, knownAs) => {
    const isForm = body instanceof FormData
    const request = new Request(`http://localhost:3001/api${path}`, {
      method,
      headers: headersOf(actor, !isForm, knownAs),
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    })
    return read(await handleEndpoints({ config, request }))
  }
  for (const actor of actors) {
    const role = z
      .enum(['editor', 'approver', 'compliance', 'investigator', 'hr', 'admin'])
      .parse(actor.replace(/-\d$/, ''))
    const data = { name: actor, role, email: `${actor}@bcs.example`, password }
    const { id } = await payload.create({ collection: 'users', data, overrideAccess: true }) // before there is anybody
    ids.set(actor, id)
    const { body } = await rest(null, 'POST', '/users/login', { email: data.email, password })
    tokens.set(actor, login.parse(body).token)
  }
  const run = async (operation: string, options: object): Promise<unknown> => {
    const found: unknown = Reflect.get(payload, operation)
    if (typeof found !== 'function') throw new Error(`There is no operation ${operation}`)
    return Reflect.apply(found, payload, [options])
  }
  const userOf: World['userOf'] = async (actor) => {
    const id = ids.get(actor) ?? 0
    const user = await payload.findByID({ collection: 'users', id, disableErrors: true, overrideAccess: true }) // who asks
    return user && { ...user, collection: 'users' }
  }
  let count = 0
  return {
    userOf,
    copyLanguage: async (actor, options) => {
      const user = await userOf(actor)
      if (!user) return { status: 401, body: null }
      const req = await createLocalReq({ user }, payload)
      const common = { cookies: new Map(), importMap: {}, permissions: {}, req, user }
      try {
        return { status: 200, body: await copyBetweenLanguages({ ...common, ...options }) }
      } catch (error) {
        return { status: 500, body: String(error) }
      }
    },
    password,
    trusted: run,
    payload,
    ids,
    rest,
    graphQL: async (actor, query) =>
      read(
        await askGraphQL('http://localhost:3001/api/graphql', {
          method: 'POST',
          headers: headersOf(actor, true),
          body: JSON.stringify({ query }),
        }),
      ),
    local: async (actor, operation, options) => {
      const user = await userOf(actor)
      if (!user) return { status: 401, body: null }
      const who = { overrideAccess: false, user }
      try {
        return { status: 200, body: await run(operation, { ...options, ...who }) }
      } catch (error) {
        return { status: 500, body: String(error) }
      }
    },
    tick: async (now) => {
      await runDue(payload, now)
    },
    next: () => ++count,
    close: cms.close,
  }
}
