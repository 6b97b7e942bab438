import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import staffTexts from '@/messages/staff/cms/submissions.json' with { type: 'json' }
import { refusal } from '@/src/fields/refusal'
import { downloadPolicy } from '@/src/http/policy'
import { recordRead } from './record-read'
import { keptFile, submissionFiles } from './submission-files'

const files = z.array(keptFile).catch([])

/** A file of a submission, for who may read the submission: to save, never to show in the page of the CMS. */
export async function answerFile(req: PayloadRequest): Promise<Response> {
  const { payload, user, routeParams } = req
  const submission = await payload.findByID({
    collection: 'submissions',
    id: Number(routeParams?.['id']),
    depth: 0,
    user,
    overrideAccess: false,
    disableErrors: true,
    req,
  })
  const file = files.parse(submission?.files).find(({ id }) => id === routeParams?.['file'])
  if (!submission || !file) throw refusal(req, 404, staffTexts.answerFile.noSuchFile)
  const { formKey, audience, inbox, reference } = submission
  await recordRead(req, { action: 'file', formKey, audience, inbox, reference })
  const content = await submissionFiles.read(file.id)
  return new Response(Uint8Array.from(content), {
    headers: {
      'Content-Type': file.mediaType,
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(`${reference} ${file.name}`)}`,
      'Content-Security-Policy': downloadPolicy,
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Cache-Control': 'no-store',
    },
  })
}
