import { handleEndpoints } from 'payload'
import config from '../configuration/payload.config'

/** What Payload takes a question for that is too long for an address. */
const overrideHeaders = ['x-payload-http-method-override', 'x-http-method-override'] as const

const wrongForm = 'Esta pergunta envia-se como formulário. This question is sent as a form.'

/**
 * Answers a request of the REST API.
 *
 * A question may come as the body of a POST, which the studio sends as a form; Payload also takes JSON there, and fails on what it
 * cannot read of it.
 */
export async function answerRest(request: Request): Promise<Response> {
  const isQuestion = overrideHeaders.some((name) => request.headers.get(name) === 'GET')
  const isForm = request.headers.get('content-type') === 'application/x-www-form-urlencoded'
  if (request.method === 'POST' && isQuestion && !isForm)
    return Response.json({ errors: [{ message: wrongForm }] }, { status: 415 })
  return handleEndpoints({ config, request })
}
