import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { createPayloadRequest, getPayload, handleEndpoints } from 'payload'
import { z } from 'zod'
import { accountEndpoints } from '@/src/cms/accounts/account-endpoints'
import { auditEndpoints } from '@/src/cms/audit/endpoints'
import configured from '@/src/cms/configuration/payload.config'
import { ratesEndpoints } from '@/src/cms/exchange-rates/rates-endpoints'
import { formEndpoints } from '@/src/cms/forms/form-endpoints'
import { askGraphQL } from '@/src/cms/graphql/graphql-endpoint'
import { inboxEndpoints } from '@/src/cms/inboxes/inbox-requests'
import { replacePicture } from '@/src/cms/library/replace-picture'
import { openCms } from '@/src/cms/open/open-cms'
import { rateDeskEndpoints } from '@/src/cms/rate-desk/rate-desk-endpoints'
import { workflowEndpoints } from '@/src/cms/workflow/endpoints'
import { promotionEndpoints } from '@/src/cms/workflow/releases/promotion-endpoints'
import { runDue } from '@/src/cms/workflow/run-due'
import { leads } from '@/src/database/leadership'
import { statisticsEndpoint } from '@/src/form-statistics/storage/statistics-endpoint'
import { answerFileQuestions } from '@/src/submissions/files/answer-file-questions'
import { visitorThreads } from '@/src/visitor-work/visitor-threads'
import { testPassword } from './product'

const call = z.object({
  operation: z.string(),
  options: z.record(z.string(), z.unknown()),
  trusted: z.boolean().optional(),
})
const failure = z.looseObject({ message: z.string(), status: z.number().catch(500) })

const people = [
  ['admin', 'admin'],
  ['editor', 'editor'],
  ['other-editor', 'editor'],
  ['approver', 'approver'],
  ['other-approver', 'approver'],
  ['compliance', 'compliance'],
  ['investigator', 'investigator'],
  ['hr', 'hr'],
] as const

type CmsServing = {
  /** As the product opens it, with what it does by itself; or as commands do, without. */
  followsSchedule?: boolean
  /** Rules of access that a test wants to see missing, such as `users.read`. */
  without?: readonly string[]
}

/**
 * Serves the whole CMS, on the database of the data directory: its REST API, its GraphQL API, and at `/local` its local API, called as
 * trusted code calls it on behalf of the person whose login comes with the request. Makes the people when there are none.
 */
export async function serveCms({
  followsSchedule = false,
  without = [],
}: CmsServing = {}): Promise<{ port: number; close: () => Promise<void> }> {
  const config = await configured
  for (const rule of without) {
    const [slug, operation] = rule.split('.')
    const collection = config.collections.find((known) => known.slug === slug)
    if (!collection || !operation || !(operation in collection.access)) throw new Error(`There is no rule ${rule}`)
    Object.assign(collection.access, { [operation]: () => true })
  }
  answerFileQuestions(visitorThreads)
  const payload = followsSchedule ? await getPayload({ config }) : await openCms()
  const { totalDocs: known } = await payload.count({ collection: 'users', overrideAccess: true }) // as below
  for (const [name, role] of known === 0 ? people : []) {
    const data = { name, role, email: `${name}@bcs.example`, password: testPassword }
    await payload.create({ collection: 'users', data, overrideAccess: true }) // Trusted code, before there is any user.
  }

  /** How a collection is called in each API; it has no names in GraphQL when it is not there. */
  function toShape({ slug, graphQL, versions }: (typeof config)['collections'][number]) {
    const [singular, plural] = graphQL ? [graphQL.singularName, graphQL.pluralName] : [null, '']
    return { slug, singular, plural, hasVersions: Boolean(versions) }
  }

  function toGlobalShape({ slug, graphQL, versions }: (typeof config)['globals'][number]) {
    return { slug, name: graphQL ? graphQL.name : null, hasVersions: Boolean(versions) }
  }

  /** What Payload adds to the steps of every collection. */
  const usual = new Set(
    (config.collections.find(({ slug }) => slug === 'tips')?.endpoints || []).map(({ path }) => path),
  )
  /** What the project can be asked for beside the operations of collections and globals. */
  const stepsOf = (slug: string, endpoints: readonly { path: string }[]) =>
    endpoints.filter(({ path }) => !usual.has(path)).map(({ path }) => ({ path: `/${slug}${path}` }))
  const steps = [
    ...workflowEndpoints,
    ...auditEndpoints,
    ...rateDeskEndpoints,
    ...promotionEndpoints,
    ...stepsOf('forms', [...formEndpoints, statisticsEndpoint]),
    ...stepsOf('exchange-rates', ratesEndpoints),
    ...stepsOf('account-requests', accountEndpoints),
    ...stepsOf('inbox-requests', inboxEndpoints),
    ...stepsOf('media', [replacePicture]),
  ]

  async function callLocally(request: Request): Promise<Response> {
    const { operation, options, trusted = false } = call.parse(await request.clone().json())
    const { user } = await createPayloadRequest({ config, request })
    try {
      const run: unknown = Reflect.get(payload, operation)
      if (typeof run !== 'function') throw new Error(`There is no operation ${operation}`)
      const who = trusted ? { overrideAccess: true } : { overrideAccess: false, user }
      return Response.json((await Reflect.apply(run, payload, [{ ...options, ...who }])) ?? {})
    } catch (error) {
      const { message, status } = failure.parse(error)
      return Response.json({ message }, { status })
    }
  }

  /** Carries out what is due at a moment, as the schedule does by itself. */
  async function tick(request: Request): Promise<Response> {
    const { now } = z.object({ now: z.string() }).parse(await request.json())
    return Response.json({ done: await runDue(payload, new Date(now)) })
  }

  async function answer(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url)
    if (pathname === '/tick') return tick(request)
    if (pathname === '/leads') return Response.json({ leads: leads() })
    if (pathname === '/shapes') {
      const { collections, globals } = payload.config
      return Response.json({
        collections: collections.map(toShape),
        globals: globals.map(toGlobalShape),
        steps: steps.map(({ path }) => path),
      })
    }
    if (pathname === '/local') return callLocally(request)
    if (pathname !== '/api/graphql') return handleEndpoints({ config, request })
    const body = await request.text()
    return askGraphQL(request.url, { method: 'POST', headers: request.headers, body })
  }

  const server = createServer((incoming, outgoing) => {
    const url = `http://${incoming.headers.host}${incoming.url}`
    const headers = new Headers()
    for (const [name, value] of Object.entries(incoming.headers))
      if (typeof value === 'string') headers.set(name, value)
    buffer(incoming)
      .then(
        (body) => new Request(url, { method: incoming.method ?? 'GET', headers, ...(body.length > 0 ? { body } : {}) }),
      )
      .then(answer)
      .then(async (response) => {
        outgoing.writeHead(response.status, Object.fromEntries(response.headers))
        outgoing.end(Buffer.from(await response.arrayBuffer()))
      })
      .catch((error: unknown) => outgoing.destroy(error instanceof Error ? error : undefined))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await visitorThreads.close()
      await payload.destroy()
    },
  }
}
