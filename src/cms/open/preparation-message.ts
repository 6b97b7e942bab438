import { z } from 'zod'
import { roles } from '@/src/governance/roles'

/** Logins as one process of the product tells them to another. */
export const toldLogins = z.array(
  z.object({
    role: z.enum(roles),
    email: z.string(),
    password: z.string(),
  }),
)

/** What the process that prepares the CMS tells the one that waits for it. */
export const preparationMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('progress'), done: z.number(), total: z.number() }),
  z.object({ kind: z.literal('ready'), logins: toldLogins }),
  z.object({ kind: z.literal('failed'), reason: z.string(), isDamaged: z.boolean() }),
])
export type PreparationMessage = z.infer<typeof preparationMessage>
