import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { parseFormDefinition } from '@/src/forms/definition/form-definition'
import type { Submission, SubmissionEvent } from '@/src/stored-types/payload-types'
import {
  type FollowedCase,
  type followAnswer,
  followHash,
  mostMessages,
} from '@/src/submissions/followed/followed-case'
import { caseState } from '../cases/case-state'
import { readJsonBody } from '../read-json-body'
import { findFollowed } from './find-followed'

const asked = z.object({ hash: followHash })

/**
 * Answers a site how the case is that a code finds: its state, and what the bank and its sender wrote to each other. Nothing of what was
 * sent with the form is in it, nor who works on it.
 */
export async function answerFollow(req: PayloadRequest): Promise<Response> {
  const { data } = asked.safeParse(await readJsonBody(req))
  if (!data) return Response.json({ error: 'Not the hash of a code' }, { status: 400 })
  const found = await findFollowed(req.payload, data.hash)
  const answer: z.input<typeof followAnswer> = { case: found && (await toFollowed(req.payload, found)) }
  return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } })
}

async function toFollowed(payload: Payload, submission: Submission): Promise<FollowedCase> {
  const { id, reference, formKey, receivedOn, state } = submission
  return {
    ...{ reference, formKey, receivedOn, state: caseState.parse(state) },
    title: await findTitle(payload, submission),
    messages: await findMessages(payload, id),
  }
}

async function findTitle(payload: Payload, { version }: Submission): Promise<FollowedCase['title']> {
  const id = typeof version === 'object' ? version?.id : version
  if (!id) return {}
  const stored = await payload.findByID({
    collection: 'form-versions',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true, // the name of a published form
  })
  return stored ? parseFormDefinition(stored.definition).title : {}
}

const senders = { reply: 'bank', sender: 'sender' } as const

async function findMessages(payload: Payload, submission: number): Promise<FollowedCase['messages']> {
  const { docs } = await payload.find({
    collection: 'submission-events',
    where: { submission: { equals: submission }, kind: { in: Object.keys(senders) } },
    sort: '-id',
    limit: mostMessages,
    pagination: false,
    depth: 0,
    overrideAccess: true, // written for whoever asks, or by them
  })
  return docs.toReversed().flatMap(toMessage)
}

function toMessage({ kind, at, text }: SubmissionEvent): FollowedCase['messages'] {
  return kind === 'reply' || kind === 'sender' ? [{ from: senders[kind], at, text: text ?? '' }] : []
}
