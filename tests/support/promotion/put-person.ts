import type { Client } from 'pg'
import { z } from 'zod'

const columns = z.array(
  z.object({ name: z.string(), type: z.string(), isNeeded: z.boolean(), label: z.string().nullable() }),
)

/**
 * Puts a row into a table of a database on a server that has somebody's name wherever a text can be, whatever else the table asks for.
 *
 * @param only columns that have the name; the others have something where they must, and nothing else.
 */
export async function putPerson(
  client: Client,
  table: string,
  person: string,
  only?: readonly string[],
): Promise<void> {
  const { rows } = await client.query(
    `SELECT a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type, a.attnotnull AND NOT a.atthasdef AS "isNeeded",
      (SELECT enumlabel FROM pg_enum WHERE enumtypid = a.atttypid ORDER BY enumsortorder LIMIT 1) AS label
    FROM pg_attribute a WHERE a.attrelid = $1::regclass AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''`,
    [`"${table}"`],
  )
  const chosen = columns
    .parse(rows)
    .filter(({ name, isNeeded }) => !only || isNeeded || name === 'id' || only.includes(name))
  const values = chosen.map(({ name, type, label }) => {
    if (label !== null) return label
    if (/char|text/.test(type)) return only && !only.includes(name) ? `kept-${name}` : person
    if (/json/.test(type)) return JSON.stringify(only && !only.includes(name) ? {} : { of: person })
    if (type === 'boolean') return true
    return /time|date/.test(type) ? new Date('2026-11-28T10:00:00Z') : 4_711_742
  })
  const names = chosen.map(({ name }) => `"${name}"`).join(', ')
  const places = chosen.map((_column, at) => `$${at + 1}`).join(', ')
  // Whoever is superuser need not mind what rows refer to, and what protects the log.
  await client.query('SET session_replication_role = replica')
  await client.query(`INSERT INTO "${table}" (${names}) VALUES (${places})`, values)
  await client.query('SET session_replication_role = DEFAULT')
}
