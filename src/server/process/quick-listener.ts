import type { IncomingMessage, ServerResponse } from 'node:http'

/** Answers a request at once when that lies ready. @returns whether it did; otherwise nothing was done. */
export type QuickListener = (request: IncomingMessage, response: ServerResponse) => boolean

/** What every answer of a port says of the connection that it is sent on. */
export type ConnectionFields = {
  /** How long it stays open that nobody uses, in milliseconds. */
  idleMs: number
  /** `Strict-Transport-Security`, where the port's address is https. */
  transportSecurity: string | undefined
}
