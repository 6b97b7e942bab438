import { getFormVersions } from '@/src/content/get-form'

export const dynamic = 'force-dynamic'

/** The forms that visitors may send. Asked by the publishing engine only, which keeps them beside the pages. */
export async function GET(): Promise<Response> {
  return Response.json(await getFormVersions())
}
