import { GRAPHQL_POST } from '@payloadcms/next/routes'
import config from '@/src/payload.config'

const answer = GRAPHQL_POST(config)

/**
 * The GraphQL API of the CMS in this process, in the shape of `fetch`: the same handler that answers over HTTP, with the same
 * access rules for a request without a login.
 */
export function askGraphQL(url: string, init: RequestInit): Promise<Response> {
  return answer(new Request(url, init))
}
