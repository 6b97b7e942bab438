import { requestIdHeaders } from './request-id'
import { inSpan, toSpanPath, traceparentHeaders } from './spans'

/**
 * Asks a CMS elsewhere, and says for which request and in whose trace: what is found in this log is found in that one. Nobody else is
 * told, so whatever is asked of others goes another way.
 */
export function fetchFromCms(url: string | URL, init: RequestInit): Promise<Response> {
  const attributes = toSpanPath(new URL(url).pathname)
  return inSpan({ name: 'ask the CMS', kind: 'client', attributes }, async (span) => {
    const headers = new Headers(init.headers)
    const said = { ...requestIdHeaders(), ...traceparentHeaders(span) }
    for (const [name, value] of Object.entries(said)) headers.set(name, value)
    const answer = await fetch(url, { ...init, headers })
    span?.note({ 'http.response.status_code': answer.status })
    return answer
  })
}
