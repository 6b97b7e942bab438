/*
 * Workaround
 * Package: payload 3.90.2, @payloadcms/db-sqlite 3.90.2
 * Upstream: docs/upstream/payload-newest-version.md
 * Test: src/payload-fixes/one-newest-version.test.ts
 * Goes when: which version is the newest does not depend on the clock.
 */
import type {
  CreateGlobalVersionArgs,
  CreateVersionArgs,
  DatabaseAdapterObj,
  JsonObject,
  UpdateGlobalVersionArgs,
  UpdateVersionArgs,
} from 'payload'

/**
 * Gives each version of a document a later moment than all others of it. Payload knows the newest one by its moment, to the
 * thousandth of a second: of two that were written within one, or after a clock was put back, the older one was shown and
 * written on, and what had been saved was gone from sight.
 */
export function withOneNewestVersion<Adapter extends Pick<DatabaseAdapterObj, 'init'>>(adapter: Adapter): Adapter {
  return {
    ...adapter,
    init: (options) => {
      const database = adapter.init(options)
      const createVersion: typeof database.createVersion = database.createVersion.bind(database)
      const updateVersion: typeof database.updateVersion = database.updateVersion.bind(database)
      const createGlobalVersion: typeof database.createGlobalVersion = database.createGlobalVersion.bind(database)
      const updateGlobalVersion: typeof database.updateGlobalVersion = database.updateGlobalVersion.bind(database)
      /** The moments of what is being written: nobody finds these in the database yet. */
      const given = new Map<string, number>()

      const newest = { sort: '-updatedAt', limit: 1, pagination: false, select: { updatedAt: true } } as const
      const newestOfDocument = async (collection: CreateVersionArgs['collectionSlug'], parent: number | string) => {
        const { docs } = await database.findVersions({ collection, where: { parent: { equals: parent } }, ...newest })
        return docs[0]
      }
      const newestOfGlobal = async (global: CreateGlobalVersionArgs['globalSlug']) => {
        const { docs } = await database.findGlobalVersions({ global, ...newest })
        return docs[0]
      }

      /** Writes a version with the moment that it was to have, or the first one after all others. */
      async function writeLater<Result>(
        { of, at, other }: { of: string; at: string; other: { updatedAt: string } | undefined },
        write: (updatedAt: string) => Promise<Result>,
      ): Promise<Result> {
        const before = Math.max(other ? Date.parse(other.updatedAt) : 0, given.get(of) ?? 0)
        const moment = Math.max(Date.parse(at), before + 1)
        given.set(of, moment)
        try {
          return await write(new Date(moment).toISOString())
        } finally {
          if (given.get(of) === moment) given.delete(of)
        }
      }

      database.createVersion = async <T extends JsonObject>(args: CreateVersionArgs<T>) => {
        const { collectionSlug, parent, updatedAt } = args
        const other = await newestOfDocument(collectionSlug, parent)
        return writeLater({ of: `${collectionSlug}/${parent}`, at: updatedAt, other }, (later) =>
          createVersion<T>({ ...args, updatedAt: later }),
        )
      }
      database.updateVersion = async <T extends JsonObject>(args: UpdateVersionArgs<T>) => {
        const { collection, versionData } = args
        const { parent, updatedAt } = versionData
        if (parent === undefined || updatedAt === undefined) return updateVersion<T>(args)
        const other = await newestOfDocument(collection, parent)
        return writeLater({ of: `${collection}/${parent}`, at: updatedAt, other }, (later) =>
          updateVersion<T>({ ...args, versionData: { ...versionData, updatedAt: later } }),
        )
      }
      database.createGlobalVersion = async <T extends JsonObject>(args: CreateGlobalVersionArgs<T>) => {
        const other = await newestOfGlobal(args.globalSlug)
        return writeLater({ of: args.globalSlug, at: args.updatedAt, other }, (later) =>
          createGlobalVersion<T>({ ...args, updatedAt: later }),
        )
      }
      database.updateGlobalVersion = async <T extends JsonObject>(args: UpdateGlobalVersionArgs<T>) => {
        const { global, versionData } = args
        if (versionData.updatedAt === undefined) return updateGlobalVersion<T>(args)
        const other = await newestOfGlobal(global)
        return writeLater({ of: global, at: versionData.updatedAt, other }, (later) =>
          updateGlobalVersion<T>({ ...args, versionData: { ...versionData, updatedAt: later } }),
        )
      }
      return database
    },
  }
}
