import { join } from 'node:path'
import type { FirstLogin } from '@/src/cms/open/first-logins'
import { env } from '@/src/platform/env'

/** What is there once a start is over: ports, null for what this product has not; and the logins that were made. */
type Started = {
  site: number | null
  cms: number | null
  logins: readonly FirstLogin[]
  sealed: number | null
  desk: number | null
}

/** Says on the terminal where everything is. */
export function announce({ site, cms, logins, sealed, desk }: Started): void {
  const reports =
    sealed === null || desk === null
      ? []
      : ['', `  Reports:   http://localhost:${sealed}/_sealed/report`, `  The desk:  http://localhost:${desk}`]
  const lines = [
    ...reports,
    '',
    ...(site === null ? [] : [`  The site:  http://localhost:${site}`]),
    ...(cms === null ? [] : [`  The CMS:   http://localhost:${cms}/admin`]),
    ...toLoginLines(logins),
    '',
    `  Ctrl-C stops ${site !== null && cms !== null ? 'both' : 'it'}.`,
    '',
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}

/** Passwords are shown to whoever sits at the terminal: what is not one may be a log, which many read and nobody forgets. */
function toLoginLines(logins: readonly FirstLogin[]): string[] {
  if (logins.length === 0) return []
  const file = join(env.dataDirectory, 'first-logins.txt')
  if (!process.stdout.isTTY) return ['', `  First logins: in ${file}`]
  const lines = logins.map(({ role, email, password }) => `    ${role.padEnd(13)}${email.padEnd(26)}${password}`)
  return ['', `  First logins (also in ${file}):`, ...lines]
}
