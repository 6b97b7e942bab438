import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getPayload, type Payload } from 'payload'
import { z } from 'zod'
import config from '../../src/cms/configuration/payload.config'

/** What the adapter for a database makes of the fields, and how it tells the next schema from the one before. */
const kit = z.object({
  generateDrizzleJson: z.custom<(schema: object) => Promise<object>>((value) => typeof value === 'function'),
})
const snapshot = z.looseObject({ id: z.string(), prevId: z.string() })

/** Opens the CMS without a database. The caller ends with `payload.destroy()`. */
export function openSchema(): Promise<Payload> {
  return getPayload({ config, disableDBConnect: true, disableOnInit: true })
}

/** The schema as the fields of the CMS have it, and as the newest migration with a schema leaves it; both as one text each. */
export async function readSchemas({ db }: Payload): Promise<{ now: string; migrated: string }> {
  const adapter = z.object({ requireDrizzleKit: z.custom<() => unknown>(), schema: z.custom<object>() }).parse(db)
  const { generateDrizzleJson } = kit.parse(adapter.requireDrizzleKit())
  const [newest = ''] = readdirSync(db.migrationDir)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .toReversed()
  return {
    now: toText(await generateDrizzleJson(adapter.schema)),
    migrated: newest === '' ? '' : toText(JSON.parse(readFileSync(join(db.migrationDir, newest), 'utf8'))),
  }
}

/** Without the names that each snapshot is given. */
function toText(json: unknown): string {
  const { id: _id, prevId: _prevId, ...schema } = snapshot.parse(json)
  return JSON.stringify(schema)
}
