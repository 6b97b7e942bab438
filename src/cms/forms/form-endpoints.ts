import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import staffTexts from '@/messages/staff/cms/forms.json' with { type: 'json' }
import { findOpenComments } from '@/src/conversations/comment-steps'
import { languageOf } from '@/src/fields/admin-text'
import { refusal } from '@/src/fields/refusal'
import { relatedId } from '@/src/fields/related-id'
import { judgePatterns } from '@/src/forms/governance/pattern-channel'
import { reviewCases } from '@/src/forms/governance/review-cases'
import { reviewForm } from '@/src/forms/governance/review-form'
import { lookEndpoints } from '../looks/look-endpoints'
import { approveForm, proposeForm, retireForm, sendFormBack, withdrawForm } from './change-form-state'
import { checkForm, readFormLooked } from './form-look'
import { type FormState, readFormState } from './form-state'
import { findFormPlaces } from './form-usage'

/** What somebody says with a step: why, or what is to be changed. */
const asked = z.object({ reason: z.string().optional(), comment: z.string().optional() }).catch({})

/** The steps in the life of a form, beside Payload's own operations, which cannot take them. */
export const formEndpoints: Endpoint[] = [
  {
    path: '/:id/review',
    method: 'get',
    handler: async (req) => {
      if (!req.user) throw refusal(req, 401, staffTexts.formEndpoints.idReview.handler)
      const locale = languageOf(req)
      const { form, definition, published, versions } = await readFormState(req.payload, idOf(req))
      const usedOn = await findFormPlaces(req.payload, form.id, locale)
      const check = await judgePatterns(definition)
      const review = reviewForm(definition, { published, locale, check })
      return Response.json({
        ...review,
        ...(review.isSound ? reviewCases(definition, locale) : {}),
        usedOn,
        people: await namesOf(req, { form, versions }),
        comments: await findOpenComments(req.payload, `forms/${form.id}`),
      })
    },
  },
  step('propose', proposeForm),
  step('approve', approveForm),
  step('send-back', sendFormBack),
  step('withdraw', withdrawForm),
  step('retire', retireForm),
  ...lookEndpoints({ collection: 'forms', read: readFormLooked, check: checkForm }),
]

/** The names of those who answer for a form, by their numbers: a record of two people names them, whoever reads it. */
async function namesOf({ payload }: PayloadRequest, { form, versions }: Pick<FormState, 'form' | 'versions'>) {
  const numbers = [
    form.proposal?.by,
    ...versions.flatMap(({ approvedBy, endedBy, proposedBy }) => [proposedBy, approvedBy, endedBy]),
  ]
  const ids = [...new Set(numbers.flatMap((one) => relatedId(one) ?? []))]
  const { docs } = await payload.find({
    collection: 'users',
    where: { id: { in: ids } },
    depth: 0,
    pagination: false,
    overrideAccess: true, // no more than their names is answered
  })
  return Object.fromEntries(docs.map(({ id, name }) => [id, name]))
}

/** Answers with the form as it is afterwards. */
function step(name: string, take: typeof proposeForm): Endpoint {
  return {
    path: `/:id/${name}`,
    method: 'post',
    handler: async (req) => {
      const id = idOf(req)
      const { reason, comment } = asked.parse(await readBody(req))
      await take(req, id, reason ?? comment)
      const form = await req.payload.findByID({
        collection: 'forms',
        id,
        depth: 0,
        user: req.user,
        overrideAccess: false,
      })
      return Response.json({ doc: form })
    },
  }
}

function idOf({ routeParams }: PayloadRequest): number {
  return Number(routeParams?.['id'])
}

async function readBody(req: PayloadRequest): Promise<unknown> {
  try {
    return await req.json?.()
  } catch (error) {
    // A step that needs no reason is asked for without a body.
    if (error instanceof SyntaxError) return {}
    throw error
  }
}
