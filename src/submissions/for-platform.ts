import type { Endpoint, PayloadRequest } from 'payload'
import { env } from '@/src/platform/env'
import { isDeliverySecret } from './delivery-secret'

/** An endpoint that answers only who has the secret that the processes of the platform share, and everybody else with 403. */
export function forPlatform(handler: Endpoint['handler']): Endpoint['handler'] {
  return (req: PayloadRequest) => {
    const secret = req.headers.get('authorization')?.replace(/^Bearer /, '') ?? ''
    if (!isDeliverySecret(env, secret)) return Response.json({ error: 'not allowed' }, { status: 403 })
    return handler(req)
  }
}
