import { env } from '@/src/platform/env'
import { isDeliverySecret } from './delivery-secret'

type Asked = { headers: Pick<Headers, 'get'> }
type Answering<Request extends Asked> = (req: Request) => Promise<Response> | Response

/** An endpoint that answers only who has the secret that the processes of the platform share, and everybody else with 403. */
export function forPlatform<Request extends Asked>(handler: Answering<Request>): Answering<Request> {
  return (req) => {
    const secret = req.headers.get('authorization')?.replace(/^Bearer /, '') ?? ''
    if (!isDeliverySecret(env, secret)) return Response.json({ error: 'not allowed' }, { status: 403 })
    return handler(req)
  }
}
