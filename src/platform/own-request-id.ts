import { randomUUID } from 'node:crypto'
import { env } from './env'
import { withRequestId } from './request-id'

/** Does work that no request asked for, under an id of its own where requests have ids. */
export function withOwnRequestId<Done>(work: () => Done): Done {
  return withRequestId(env.hasRequestLog ? randomUUID() : undefined, work)
}
