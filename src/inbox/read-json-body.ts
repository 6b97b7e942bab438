import type { PayloadRequest } from 'payload'

/** What a request says in JSON; null when it is none. */
export async function readJsonBody(req: PayloadRequest): Promise<unknown> {
  try {
    return await req.json?.()
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
