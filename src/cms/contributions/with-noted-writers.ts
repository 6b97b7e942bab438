import type {
  CreateArgs,
  CreateGlobalArgs,
  CreateGlobalVersionArgs,
  CreateVersionArgs,
  DatabaseAdapterObj,
  Payload,
  PayloadRequest,
  UpdateGlobalArgs,
  UpdateGlobalVersionArgs,
  UpdateOneArgs,
  UpdateVersionArgs,
} from 'payload'
import { z } from 'zod'
import { governedCollections, governedGlobals } from '@/src/governance/subject'
import { permittedWrite } from '../access/permit'
import { writersAlong } from './brought-along'
import { noteWriter, toNew } from './contribution-rows'

/** Collections in which it is known who wrote. Rates note their writers themselves: only whoever changes figures is one. */
const collections: ReadonlySet<string> = new Set([...governedCollections, 'media', 'forms'])
const globals: ReadonlySet<string> = new Set(governedGlobals)

const numbered = z.looseObject({ id: z.number() })

/**
 * Notes everybody who writes, whatever the way, right where it is stored: after everything that could refuse it, so that who was
 * refused wrote nothing, and before it is there, so that what cannot be noted is not written. And once more when it is there: it
 * may have begun to go live in between, without this.
 */
export function withNotedWriters<Adapter extends Pick<DatabaseAdapterObj, 'init'>>(adapter: Adapter): Adapter {
  return {
    ...adapter,
    init: (options) => {
      const database = adapter.init(options)
      const { payload } = options
      database.create = notedCreation(payload, database.create)
      database.updateOne = noted(payload, database.updateOne, (args: UpdateOneArgs) =>
        ofDocument(args.collection, args.id),
      )
      database.createVersion = noted(payload, database.createVersion, (args: CreateVersionArgs) =>
        ofDocument(args.collectionSlug, args.parent),
      )
      database.updateVersion = noted(payload, database.updateVersion, (args: UpdateVersionArgs) =>
        ofDocument(args.collection, args.versionData.parent),
      )
      database.createGlobal = noted(payload, database.createGlobal, (args: CreateGlobalArgs) => ofGlobal(args.slug))
      database.updateGlobal = noted(payload, database.updateGlobal, (args: UpdateGlobalArgs) => ofGlobal(args.slug))
      database.createGlobalVersion = noted(payload, database.createGlobalVersion, (args: CreateGlobalVersionArgs) =>
        ofGlobal(args.globalSlug),
      )
      database.updateGlobalVersion = noted(payload, database.updateGlobalVersion, (args: UpdateGlobalVersionArgs) =>
        ofGlobal(args.global),
      )
      return database
    },
  }
}

type Written = { req?: Partial<PayloadRequest> }

function noted<Args extends Written, Write extends (...given: never[]) => unknown>(
  payload: Payload,
  write: Write,
  subjectOf: (args: Args) => string | null,
): Write {
  return new Proxy(write, {
    apply: async (run, self, given: [Args]) => {
      const [args] = given
      const subject = args.req?.user && !permittedWrite(args.req) ? subjectOf(args) : null
      if (subject === null) return Reflect.apply(run, self, given)
      await noteAll(payload, subject, args.req)
      const stored: unknown = await Reflect.apply(run, self, given)
      await noteAll(payload, subject, args.req)
      return stored
    },
  })
}

/** What is new has its number only when it is there: until then, who makes it is noted for the whole collection. */
function notedCreation<Write extends (...given: never[]) => unknown>(payload: Payload, create: Write): Write {
  return new Proxy(create, {
    apply: async (run, self, given: [CreateArgs]) => {
      const [{ collection, req }] = given
      if (!collections.has(collection)) return Reflect.apply(run, self, given)
      await noteAll(payload, toNew(`${collection}/0`), req)
      const stored: unknown = await Reflect.apply(run, self, given)
      await noteAll(payload, `${collection}/${numbered.parse(stored).id}`, req)
      return stored
    },
  })
}

async function noteAll(payload: Payload, subject: string, req: Partial<PayloadRequest> = {}): Promise<void> {
  const person = req.user && !permittedWrite(req) ? req.user.id : null
  await noteWriter(payload, subject, person)
  for (const other of await writersAlong(payload, req, subject)) await noteWriter(payload, subject, other)
}

function ofDocument(collection: string, id: unknown): string | null {
  if (!collections.has(collection)) return null
  if (typeof id === 'number' || typeof id === 'string') return `${collection}/${id}`
  throw new Error(`Nobody would know who writes into ${collection}`)
}

function ofGlobal(slug: string): string | null {
  return globals.has(slug) ? `globals/${slug}` : null
}
