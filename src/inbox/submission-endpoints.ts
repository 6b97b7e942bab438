import type { Endpoint } from 'payload'
import { forPlatform } from '@/src/submissions/for-platform'
import { largestQueuedSubmission, unpackSubmission } from '@/src/submissions/queued-submission'
import { answerExport } from './answer-export'
import { answerFile } from './answer-file'
import { answerMissing } from './answer-missing'
import { handOverCases } from './case-system/hand-over-cases'
import { caseExport } from './cases/case-export'
import { caseStep } from './cases/case-step'
import { replyToCase } from './cases/reply-to-case'
import { answerFollow } from './followed/answer-follow'
import { receiveSubmission } from './receive-submission'
import { refuseBulkChange } from './refuse-bulk-change'
import { rightsEndpoints } from './rights/rights-endpoints'
import { runRetention } from './run-retention'
import { searchContent } from './search-content'
import { noteTaken } from './taken-submissions'

/** What is asked of submissions beside Payload's own operations: by the platform itself, and by people. */
export const submissionEndpoints: Endpoint[] = [
  {
    path: '/take',
    method: 'post',
    handler: forPlatform(async (req) => {
      const length = Number(req.headers.get('content-length') ?? '0')
      if (length > largestQueuedSubmission) return Response.json({ outcome: 'unreadable' }, { status: 413 })
      const queued = unpackSubmission(Buffer.from((await req.arrayBuffer?.()) ?? new ArrayBuffer()))
      if (!queued) return Response.json({ outcome: 'unreadable' }, { status: 422 })
      await receiveSubmission(req.payload, queued)
      await noteTaken(req.payload, queued.submission.id)
      return Response.json({ outcome: 'taken' })
    }),
  },
  { path: '/missing', method: 'post', handler: forPlatform(answerMissing) },
  { path: '/follow', method: 'post', handler: forPlatform(answerFollow) },
  {
    path: '/retention',
    method: 'post',
    handler: forPlatform(async (req) => Response.json(await runRetention(req.payload, new Date()))),
  },
  {
    path: '/hand-over',
    method: 'post',
    handler: forPlatform(async (req) => Response.json(await handOverCases(req.payload))),
  },
  { path: '/', method: 'patch', handler: refuseBulkChange },
  { path: '/case-step', method: 'post', handler: caseStep },
  ...rightsEndpoints,
  { path: '/search', method: 'post', handler: searchContent },
  { path: '/export', method: 'get', handler: answerExport },
  { path: '/:id/case', method: 'get', handler: caseExport },
  { path: '/:id/reply', method: 'post', handler: replyToCase },
  { path: '/:id/files/:file', method: 'get', handler: answerFile },
]
