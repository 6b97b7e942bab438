import type { Endpoint, PayloadRequest } from 'payload'
import staffTexts from '@/messages/staff/cms/audit.json' with { type: 'json' }
import { readAuditRows } from '@/src/audit/read-audit'
import { examineApart } from '@/src/evidence/examine-apart'
import { refusal } from '@/src/fields/refusal'
import { auditReaders, hasRole } from '../access/roles'

function requireReader(req: PayloadRequest): void {
  if (!hasRole(req, auditReaders)) throw refusal(req, 403, staffTexts.endpoints.requireReader)
}

/** The whole log as JSON lines, and whether it is whole. */
export const auditEndpoints: Endpoint[] = [
  {
    path: '/audit/export',
    method: 'get',
    handler: async (req) => {
      requireReader(req)
      const rows = readAuditRows(req.payload)
      const encoder = new TextEncoder()
      const body = new ReadableStream<Uint8Array>({
        pull: async (controller) => {
          const { value, done } = await rows.next()
          if (done) controller.close()
          else controller.enqueue(encoder.encode(`${JSON.stringify(value)}\n`))
        },
      })
      const headers = {
        'Content-Type': 'application/jsonl; charset=utf-8',
        'Content-Disposition': 'attachment; filename="audit-log.jsonl"',
        'Cache-Control': 'no-store',
      }
      return new Response(body, { headers })
    },
  },
  {
    path: '/audit/verify',
    method: 'get',
    handler: async (req) => {
      requireReader(req)
      return Response.json(await examineApart(), { headers: { 'Cache-Control': 'no-store' } })
    },
  },
]
