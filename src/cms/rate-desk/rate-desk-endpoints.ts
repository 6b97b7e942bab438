import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import staffTexts from '@/messages/staff/cms/exchange-rates.json' with { type: 'json' }
import { languageOf } from '@/src/fields/admin-text'
import { refusal } from '@/src/fields/refusal'
import { longestReason, reason, shortestReason } from '@/src/governance/reason'
import { fillText } from '@/src/i18n/staff-text'
import { typedRates } from '@/src/rates/typed-rates'
import { personOf } from '../access/person'
import { proposeRates } from './propose-rates'
import { weighRates } from './weigh-rates'

const proposal = typedRates.extend({ reason, source: z.string().trim().max(300).default('') })

/** What the rate desk asks: what typed rates would do, and to propose them. */
export const rateDeskEndpoints: Endpoint[] = [
  ask('weigh', typedRates, (req, typed) => weighRates(req.payload, typed, languageOf(req))),
  ask('propose', proposal, proposeRates),
]

function ask<Body>(
  name: string,
  body: z.ZodType<Body>,
  run: (req: PayloadRequest, body: Body) => Promise<object>,
): Endpoint {
  return {
    path: `/rate-desk/${name}`,
    method: 'post',
    handler: async (req) => {
      personOf(req)
      const { data } = body.safeParse(await req.json?.().catch(() => null))
      if (data === undefined)
        throw refusal(req, 400, fillText(staffTexts.rateDesk.incomplete, { shortestReason, longestReason }))
      return Response.json(await run(req, data))
    },
  }
}
