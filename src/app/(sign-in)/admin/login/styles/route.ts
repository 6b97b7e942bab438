import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const dynamic = 'force-static'

/** The styles of the pages of a login, read when the product is built. */
export function GET(): Response {
  const styles = readFileSync(join(process.cwd(), 'src/identity/pages/sign-in.css'))
  return new Response(styles, { headers: { 'Content-Type': 'text/css; charset=utf-8' } })
}
