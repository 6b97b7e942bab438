import { handleEndpoints } from 'payload'
import { z } from 'zod'

/** A question to the REST API of the CMS that the test file has opened. */
export type CmsQuestion = {
  method?: string
  token?: string | undefined
  body?: object
  /** The address it seems to come from. */
  from?: string
  cookies?: readonly string[]
  language?: 'en' | 'pt'
  /** What a browser says of where the request comes from. */
  site?: 'cross-site' | 'same-origin' | 'same-site'
}

/** Asks the CMS in this process as its listener would: `path` is below `/api`. */
export async function askCms(path: string, question: CmsQuestion = {}) {
  const { method = 'POST', token, body, from = '127.0.0.1', cookies = [], language = 'pt', site } = question
  const { default: config } = await import('@/src/cms/configuration/payload.config')
  const headers = {
    'Content-Type': 'application/json',
    'Accept-Language': language,
    'x-sona-client-address': from,
    ...(token ? { Authorization: `JWT ${token}` } : {}),
    ...(site ? { 'Sec-Fetch-Site': site } : {}),
    ...(cookies.length > 0 ? { Cookie: cookies.join('; ') } : {}),
  }
  const init = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) }
  const response = await handleEndpoints({ config, request: new Request(`http://localhost:3001/api${path}`, init) })
  const text = await response.text()
  return {
    status: response.status,
    text,
    json: z.unknown().parse(text.startsWith('{') ? JSON.parse(text) : null),
    cookies: response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? ''),
    headers: response.headers,
  }
}
