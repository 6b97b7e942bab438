import type { Payload } from 'payload'
import { z } from 'zod'

const account = z.looseObject({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  role: z.enum(['editor', 'approver', 'compliance', 'investigator', 'hr', 'admin']),
  hash: z.string().nullish(),
  salt: z.string().nullish(),
  mustChangePassword: z.boolean().nullish(),
})
/** An account as the database has it, with what is stored of its password. Never leaves the CMS. */
export type Account = z.infer<typeof account>

/** The account of an address, however it is typed; null when there is none. */
export function findAccountByEmail(payload: Payload, email: string): Promise<Account | null> {
  return findAccount(payload, { email: { equals: email.trim().toLowerCase() } })
}

/** The account of a number; null when there is none. */
export function findAccountById(payload: Payload, id: number): Promise<Account | null> {
  return findAccount(payload, { id: { equals: id } })
}

/** The account to which a link to a new password was sent, while it works. @param token as it is stored. */
export function findAccountByLink(payload: Payload, token: string): Promise<Account | null> {
  const stillWorks = { resetPasswordExpiration: { greater_than: new Date().toISOString() } }
  return findAccount(payload, { and: [{ resetPasswordToken: { equals: token } }, stillWorks] })
}

type Condition = NonNullable<Parameters<Payload['db']['findOne']>[0]['where']>

/** Below the API, which shows nobody what is stored of a password. */
async function findAccount({ db }: Payload, where: Condition): Promise<Account | null> {
  const found = await db.findOne({ collection: 'users', where })
  return found ? account.parse(found) : null
}
