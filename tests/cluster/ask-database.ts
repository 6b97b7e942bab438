import { Client } from 'pg'
import type { z } from 'zod'

/** Asks the database of a cluster beside the product. @param row what each row of the answer is. */
export async function askDatabase<Row>(url: string, sql: string, row: z.ZodType<Row>): Promise<Row[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return row.array().parse((await client.query(sql)).rows)
  } finally {
    await client.end()
  }
}
