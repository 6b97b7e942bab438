import { AsyncLocalStorage } from 'node:async_hooks'
import { openProcessChannel } from './process-channel'

/** Name of the header that carries it, from a proxy, to the answer and to the other processes of the product. */
export const requestIdHeader = 'x-request-id'

/** What may be one: as proxies and this product make them, and nothing that says who somebody is. */
const form = /^[0-9a-f][0-9a-f-]{11,63}$/i

const current = new AsyncLocalStorage<string>()

/** Next bundles modules of its own: its copy of this one finds the request by the name of the channel. */
const requests = openProcessChannel<'now', string>('sona:request-id')
requests.answer(() => current.getStore() ?? null)

/** The id in a header; undefined when there is none, or something else. */
export function readRequestId(value: string | readonly string[] | undefined): string | undefined {
  return typeof value === 'string' && value.length <= 64 && form.test(value) ? value : undefined
}

/** Does work for a request: whatever the log says meanwhile names it. */
export function withRequestId<Done>(id: string | undefined, work: () => Done): Done {
  return id === undefined ? work() : current.run(id, work)
}

/** The request for which something is done now; null when there is none, or requests have no ids. */
export function currentRequestId(): string | null {
  return requests.ask('now')
}

/** The header by which another process of the product is told the request of now; none where requests have no ids. */
export function requestIdHeaders(): Readonly<Record<string, string>> {
  const id = currentRequestId()
  return id === null ? {} : { [requestIdHeader]: id }
}

/** Work that belongs to the request of now, also when it is begun later, in the course of another one. */
export function keepRequestId<Arguments extends unknown[], Done>(
  work: (...args: Arguments) => Done,
): (...args: Arguments) => Done {
  return AsyncLocalStorage.bind(work)
}
