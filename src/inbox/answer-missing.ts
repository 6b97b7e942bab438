import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { readBackupRecord } from '@/src/health/backup-record'
import { env } from '@/src/platform/env'
import { mostAsked } from '@/src/submissions/kept-after-taking'
import { readJsonBody } from './read-json-body'
import { findMissing } from './taken-submissions'

const asked = z.object({ ids: z.array(z.string().regex(/^[0-9a-f]{64}$/)).max(mostAsked) })

/** Answers a site which of what was taken from it is not here any more, and up to when the newest backup has everything. */
export async function answerMissing(req: PayloadRequest): Promise<Response> {
  const { data } = asked.safeParse(await readJsonBody(req))
  if (!data) return Response.json({ error: 'Not a list of ids' }, { status: 400 })
  const missing = await findMissing(req.payload, data.ids)
  return Response.json({ missing, backedUpTo: readBackupRecord(env.dataDirectory)?.begunAt ?? null })
}
