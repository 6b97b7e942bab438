import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import staffTexts from '@/messages/staff/cms/workflow.json' with { type: 'json' }
import { languageOf } from '@/src/fields/admin-text'
import { refusal } from '@/src/fields/refusal'
import type { Verdict } from '@/src/governance/gate/verdict'
import { type ProposalCollection, proposalNameOf } from '@/src/governance/proposal'
import { longestReason, reason, shortestReason } from '@/src/governance/reason'
import { fillText, type StaffText } from '@/src/i18n/staff-text'
import { personOf } from '../access/person'
import { type Looked, noteLookAt } from './look-store'

/** How proposals of a kind are looked at: what changes, and what a check finds of it. Both throw when there is none. */
export type LookingAt = {
  collection: ProposalCollection
  read: (req: PayloadRequest, id: number, language: keyof StaffText) => Promise<Looked>
  check: (req: PayloadRequest, id: number) => Promise<Verdict>
}

const seen = z.object({ seen: z.array(z.string().max(64)).max(2000).default([]) })

/** What the review room asks of a kind of proposal: to note what was on the screen, and to check. Beside its own steps. */
export function lookEndpoints({ collection, read, check }: LookingAt): Endpoint[] {
  const note = (req: PayloadRequest, id: number, more: { seen?: readonly string[]; isChecked?: boolean }) =>
    noteLookAt(
      {
        payload: req.payload,
        name: proposalNameOf({ collection, id }),
        person: personOf(req).id,
        read: () => read(req, id, languageOf(req)),
      },
      more,
    )
  return [
    proposalStep('look', seen, note),
    proposalStep('check', z.unknown(), async (req, id) => {
      const verdict = await check(req, id)
      await note(req, id, { isChecked: true })
      return { verdict }
    }),
  ]
}

/** A step that somebody takes with a document of a collection. @throws APIError 400 when it is not asked for as it should be */
export function proposalStep<Body>(
  name: string,
  body: z.ZodType<Body>,
  run: (req: PayloadRequest, id: number, body: Body) => Promise<object>,
): Endpoint {
  return {
    path: `/:id/${name}`,
    method: 'post',
    handler: async (req) => {
      personOf(req)
      const id = Number(req.routeParams?.['id'])
      const { data, success } = body.safeParse(await req.json?.().catch(() => ({})))
      if (!success || !Number.isSafeInteger(id))
        throw refusal(req, 400, fillText(staffTexts.proposalStep, { shortestReason, longestReason }))
      return Response.json(await run(req, id, data))
    },
  }
}

/** What whoever asked is told when it is sent back to them. */
export const sentBack = z.object({ comment: reason })
