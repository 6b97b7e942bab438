export const dynamic = 'force-dynamic'

/** Whether the process of the CMS runs. The public listener answers this address by itself. */
export function GET(): Response {
  return Response.json({ status: 'ok' })
}
