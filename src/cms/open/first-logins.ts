import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Payload } from 'payload'
import { firstMailDomain } from '@/src/country/bank'
import type { Role } from '@/src/governance/roles'

/** A login made for a new database. */
export type FirstLogin = { role: Role; email: string; password: string }

const names: Record<Role, string> = {
  admin: 'Administração',
  approver: 'Aprovação',
  compliance: 'Compliance',
  editor: 'Edição',
  hr: 'Recursos Humanos',
  investigator: 'Investigação',
}
const roles = ['admin', 'editor', 'approver', 'compliance', 'investigator', 'hr'] as const satisfies readonly Role[]

/**
 * Makes one login per role in a database that has none, each with a random password, and writes them to a file that only its
 * owner can read.
 *
 * @param fixedPassword used for all of them instead, for automation.
 * @returns the logins made; none when the database already has users.
 */
export async function makeFirstLogins(
  payload: Payload,
  dataDirectory: string,
  fixedPassword?: string,
): Promise<FirstLogin[]> {
  // Trusted code on the machine of the CMS, before there is any user.
  const { totalDocs } = await payload.count({ collection: 'users', overrideAccess: true })
  if (totalDocs > 0) return []
  const logins = roles.map((role) => ({
    role,
    email: `${role}@${firstMailDomain}`,
    password: fixedPassword ?? randomBytes(12).toString('base64url'),
  }))
  for (const { role, email, password } of logins) {
    await payload.create({
      collection: 'users',
      // Whoever starts the product reads these passwords: nothing can be done with an account before its owner has chosen another.
      data: { name: names[role], role, email, password, mustChangePassword: fixedPassword === undefined },
      overrideAccess: true,
    })
  }
  const text = logins.map(({ role, email, password }) => `${role}\t${email}\t${password}`).join('\n')
  writeFileSync(join(dataDirectory, 'first-logins.txt'), `${text}\n`, { mode: 0o600 })
  return logins
}
