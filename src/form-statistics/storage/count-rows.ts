import type { Payload, Where } from 'payload'
import { z } from 'zod'
import { formCount } from '../counting/day-report'
import type { CountedDay } from '../release/release-counts'

/** A row as it is stored. */
export type CountRow = CountedDay & { id: number; report: string; number: number; forgottenTo: string | null }

const stored = z.object({
  id: z.number(),
  report: z.string(),
  number: z.number(),
  day: z.string().nullish().default(null),
  forgottenTo: z.string().nullish().default(null),
  counts: z.array(formCount),
})

/** Of a row that trusted code asks for: no person reads or writes these. */
export const trusted = { collection: 'form-counts', depth: 0, overrideAccess: true } as const

/** The rows that are asked for. @throws when one is not what the platform writes. */
export async function findCountRows(payload: Payload, where: Where): Promise<CountRow[]> {
  const { docs } = await payload.find({ ...trusted, where, pagination: false, sort: 'id' })
  return docs.map((row) => stored.parse(row))
}

/** The row of a form that holds what is left of forgotten days; undefined before any was forgotten. */
export async function findCarriedRow(payload: Payload, formKey: string): Promise<CountRow | undefined> {
  const [row] = await findCountRows(payload, { report: { equals: toCarriedName(formKey) } })
  return row
}

/** By what the one row of a form is known that holds what is left of forgotten days. */
export function toCarriedName(formKey: string): string {
  return `${formKey} carried`
}
