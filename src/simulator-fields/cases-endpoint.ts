import type { Endpoint } from 'payload'
import { z } from 'zod'
import staffTexts from '@/messages/staff/simulators.json' with { type: 'json' }
import { languageOf } from '@/src/fields/admin-text'
import { refusal } from '@/src/fields/refusal'
import { defaultLocale } from '@/src/i18n/locales'
import { reviewCases } from '@/src/simulators/golden/review-cases'

const numbered = z.coerce.number().int().positive()
const { refusals } = staffTexts

/**
 * How all golden cases of a simulator turn out as it is saved, draft or not, with what no case tries. The studio asks after every save;
 * nothing of it stops one.
 */
export const casesEndpoint: Endpoint = {
  path: '/:id/cases',
  method: 'get',
  handler: async (req) => {
    if (!req.user) throw refusal(req, 401, refusals.logIn)
    const id = numbered.safeParse(req.routeParams?.['id'])
    const locale = languageOf(req)
    const document = id.success
      ? await req.payload.findByID({
          collection: 'simulators',
          id: id.data,
          depth: 0,
          draft: true,
          // What is worked out belongs to no language; a draft is written in one and then in the other.
          locale: defaultLocale,
          disableErrors: true,
          user: req.user,
          overrideAccess: false,
        })
      : null
    if (!document) throw refusal(req, 404, refusals.noSimulator)
    const review = reviewCases(document)
    const cases = review?.cases.map(({ name, difference }) => ({ name, difference: difference?.[locale] ?? null }))
    return Response.json({ cases: cases ?? null, untried: (review?.untried ?? []).map((text) => text[locale]) })
  },
}
