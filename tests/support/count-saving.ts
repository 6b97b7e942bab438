import { z } from 'zod'
import { openCms } from '@/src/cms/open/open-cms'
import { clientOf } from '@/src/database/sqlite-connection'

/**
 * Publishes one page of a site of 5 pages and of one of 60, and writes what that asked of the database: how many statements, how
 * many rows came back, and what was gone through row by row.
 */

type Cost = { statements: number; rows: number; scans: string[] }

/** What has few rows however large the site is. */
const isSmall = /^SCAN (?:\d+ CONSTANT ROWS|site_settings|payload_locked_documents)/
const plan = z.array(z.object({ detail: z.string() }))

const payload = await openCms()
const client = clientOf(payload.db.drizzle)
const execute = client.execute.bind(client)
let recorded: { sql: string; args: number; rows: number }[] = []
Object.defineProperty(client, 'execute', {
  value: async (statement: { sql: string; args: unknown[] }) => {
    const result = await Reflect.apply(execute, client, [statement])
    recorded.push({ sql: statement.sql, args: statement.args.length, rows: result.rows.length })
    return result
  },
})

async function addPages(from: number, to: number): Promise<number[]> {
  const ids: number[] = []
  for (let number = from; number <= to; number++) {
    const title = `Page ${number}`
    const created = await payload.create({
      collection: 'pages',
      locale: 'pt',
      data: {
        title,
        slug: `page-${number}`,
        section: 'general',
        pageType: 'page',
        layout: [{ blockType: 'pageHero', title }],
        _status: 'published',
      },
      depth: 0,
      overrideAccess: true, // Trusted code in a database of its own.
    })
    ids.push(created.id)
  }
  return ids
}

async function publish(id: number, title: string): Promise<Cost> {
  recorded = []
  const data = { title, _status: 'published' as const }
  await payload.update({ collection: 'pages', id, locale: 'pt', data, depth: 0, overrideAccess: true }) // as above
  const statements = recorded
  const scans = new Set<string>()
  for (const { sql, args } of statements) {
    const { rows } = await execute({ sql: `explain query plan ${sql}`, args: Array.from({ length: args }, () => 1) })
    for (const { detail } of plan.parse(rows)) {
      if (detail.startsWith('SCAN') && !isSmall.test(detail)) scans.add(detail)
    }
  }
  return { statements: statements.length, rows: statements.reduce((sum, { rows }) => sum + rows, 0), scans: [...scans] }
}

const [first = 0] = await addPages(1, 5)
const small = await publish(first, 'Renamed in a small site')
await addPages(6, 60)
const large = await publish(first, 'Renamed in a large site')
process.stdout.write(`${JSON.stringify({ small, large })}\n`)
await payload.destroy()
process.exit(0)
