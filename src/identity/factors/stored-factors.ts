import type { Payload } from 'payload'
import { z } from 'zod'

/** What somebody can show besides a password. */
export const secondFactors = ['app', 'passkey'] as const

const storedFactor = z.object({
  id: z.number(),
  kind: z.enum(secondFactors),
  identifier: z
    .string()
    .nullish()
    .transform((value) => value ?? ''),
  secret: z.string(),
  counter: z.number(),
  label: z
    .string()
    .nullish()
    .transform((value) => value ?? ''),
  createdAt: z.string(),
})

/** An app or a passkey of an account, as the database has it. Never leaves the CMS. */
export type StoredFactor = z.infer<typeof storedFactor>

/** The apps and passkeys of an account, the oldest first. */
export async function findFactors({ db }: Payload, person: number): Promise<StoredFactor[]> {
  const where = { person: { equals: person }, kind: { in: [...secondFactors] } }
  const { docs } = await db.find({ collection: 'credentials', where, sort: 'id', pagination: false })
  return z.array(storedFactor).parse(docs)
}
