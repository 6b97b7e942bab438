import { handleEndpoints } from 'payload'
import type { AskCms } from '@/src/publishing/archive/site-archive'

/** Asks the CMS of a test as a site asks its own. @param authorization what it shows instead of the secret of all processes. */
export async function openAskCms(authorization?: string): Promise<AskCms> {
  const { default: config } = await import('@/src/cms/configuration/payload.config')
  const { env } = await import('@/src/platform/env')
  const { readDeliverySecret } = await import('@/src/submissions/delivery-secret')
  const headers = { Authorization: authorization ?? `Bearer ${readDeliverySecret(env)}` }
  return async (path, body) => {
    const sent = body === undefined ? {} : { method: 'POST', body: new Uint8Array(Buffer.from(body)) }
    const request = new Request(`http://localhost:3001${path}`, { headers, ...sent })
    const answer = await handleEndpoints({ config, request })
    return { status: answer.status, body: Buffer.from(await answer.arrayBuffer()) }
  }
}
