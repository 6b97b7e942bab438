import { z } from 'zod'
import type { CmsAnswer } from '../working-cms'

type Answers = { rest: CmsAnswer; local: CmsAnswer; graphQL?: CmsAnswer }

const graphQLErrors = z.object({ errors: z.tuple([z.looseObject({ message: z.string() })], z.unknown()) })
const denied: ReadonlySet<number> = new Set([401, 403, 404, 501])

/**
 * Refused, or told that what does exist does not. What is said about the content, such as a missing field, comes after the rules let
 * it through; GraphQL answers with status 200 and a sentence in any case.
 */
export function isAllowed({ status, body }: CmsAnswer): boolean {
  if (denied.has(status) || /not allowed to perform|log in/i.test(JSON.stringify(body))) return false
  const { data } = graphQLErrors.safeParse(body)
  return status !== 200 || !data || !/only approvers|not found/i.test(data.errors[0].message)
}

const apiNames: Readonly<Record<string, string>> = { rest: 'REST', local: 'local', graphQL: 'GraphQL' }

/** One word when all APIs say the same. */
export function toCell(cells: Readonly<Record<string, string>>): string {
  const [first = '-'] = Object.values(cells)
  if (Object.values(cells).every((cell) => cell === first)) return first
  return Object.entries(cells)
    .map(([api, cell]) => `${apiNames[api] ?? api}: ${cell}`)
    .join('; ')
}

/** Whether each API lets somebody do something. */
export const toAllowedCell = (answers: Answers) =>
  toCell(Object.fromEntries(Object.entries(answers).map(([api, answer]) => [api, isAllowed(answer) ? 'yes' : '-'])))
