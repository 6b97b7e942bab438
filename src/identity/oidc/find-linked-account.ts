import type { Payload } from 'payload'
import { z } from 'zod'
import { readRows, runAsOne } from '@/src/database/statements'
import { type Account, findAccountByEmail, findAccountById } from '../sign-in/find-account'
import type { ProvidedPerson } from './judge-answer'

/** The account that somebody who signed in at the provider has here, or why there is none. */
export type LinkedAccount =
  | { account: Account; isNew: boolean }
  | {
      /** `unverified`: the provider does not vouch for an address; `unknown`: nobody has it here; `taken`: who has it signs in as somebody else. */
      refusal: 'unknown' | 'unverified' | 'taken'
      account: Account | null
      email: string | null
    }

const owner = z.object({ person: z.number() })

/**
 * Finds the account of somebody who signed in at the provider: by what the provider calls them, and the first time by the address that it
 * vouches for, after which the account is theirs alone. Nobody gets an account or a role here.
 */
export async function findLinkedAccount(payload: Payload, person: ProvidedPerson): Promise<LinkedAccount> {
  const identifier = toIdentifier(person)
  const known = await readOwner(payload, identifier)
  if (known) return { account: known, isNew: false }
  const email = await person.readVerifiedEmail()
  if (email === null) return { refusal: 'unverified', account: null, email }
  const account = await findAccountByEmail(payload, email)
  if (!account) return { refusal: 'unknown', account, email }
  await link(payload, { account, identifier, issuer: person.issuer })
  // Of two who are first at the same moment, one is.
  const linked = await readOwner(payload, identifier)
  return linked?.id === account.id ? { account, isNew: true } : { refusal: 'taken', account, email }
}

/** An issuer is an address, which holds no space. */
function toIdentifier({ issuer, subject }: Pick<ProvidedPerson, 'issuer' | 'subject'>): string {
  return `${issuer} ${subject}`
}

async function readOwner(payload: Payload, identifier: string): Promise<Account | null> {
  const sql = "SELECT person FROM credentials WHERE kind = 'provider' AND identifier = ?"
  const [row] = z.array(owner).parse(await readRows(payload, { sql, args: [identifier] }))
  return row ? findAccountById(payload, row.person) : null
}

type Link = { account: Account; identifier: string; issuer: string }

/** Links them unless the account belongs to another person of the same provider. What is left of accounts that are gone goes. */
async function link(payload: Payload, { account, identifier, issuer }: Link): Promise<void> {
  const now = new Date().toISOString()
  await runAsOne(payload, [
    // Has whoever else links this account wait: a server lets two statements that look for a row miss each other's.
    { sql: 'UPDATE users SET id = id WHERE id = ?', args: [account.id] },
    {
      sql: "DELETE FROM credentials WHERE kind = 'provider' AND identifier = ? AND person NOT IN (SELECT id FROM users)",
      args: [identifier],
    },
    {
      sql: `INSERT INTO credentials (person, kind, identifier, label, counter, created_at, updated_at)
        SELECT ?, 'provider', ?, ?, 0, ?, ? WHERE NOT EXISTS (SELECT 1 FROM credentials
          WHERE kind = 'provider' AND (identifier = ? OR (person = ? AND substr(identifier, 1, ?) = ?)))`,
      args: [
        account.id,
        identifier,
        new URL(issuer).host,
        now,
        now,
        identifier,
        account.id,
        issuer.length + 1,
        `${issuer} `,
      ],
    },
  ])
}
