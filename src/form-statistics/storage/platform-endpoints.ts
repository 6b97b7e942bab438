import type { Endpoint, PayloadRequest } from 'payload'
import { forPlatform } from '@/src/submissions/for-platform'
import { dayReport } from '../counting/day-report'
import { forgetCounts } from './forget-counts'
import { takeReport } from './take-report'

/** What the platform itself asks of counts: to take a report, and once a day to forget what is old. */
export const platformEndpoints: Endpoint[] = [
  {
    path: '/take',
    method: 'post',
    handler: forPlatform(async (req) => {
      const report = dayReport.safeParse(await readJson(req))
      if (!report.success)
        return Response.json({ error: 'a report of the counts of one form on one day' }, { status: 422 })
      await takeReport(req.payload, report.data)
      return new Response(null, { status: 204 })
    }),
  },
  {
    path: '/forget',
    method: 'post',
    handler: forPlatform(async (req) => Response.json(await forgetCounts(req.payload, new Date()))),
  },
]

async function readJson(req: PayloadRequest): Promise<unknown> {
  try {
    return await req.json?.()
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
