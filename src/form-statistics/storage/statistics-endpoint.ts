import type { Endpoint } from 'payload'
import { z } from 'zod'
import staffTexts from '@/messages/staff/form-statistics.json' with { type: 'json' }
import { languageOf } from '@/src/fields/admin-text'
import { refusal } from '@/src/fields/refusal'
import { toDownload } from '@/src/http/to-download'
import { readStatistics } from './read-statistics'
import { readsStatistics } from './statistics-readers'
import { toStatisticsCsv } from './to-statistics-csv'

const numbered = z.coerce.number().int().positive()

/** What is shown of a form as a file, for those who see it on the screen. */
export const statisticsEndpoint: Endpoint = {
  path: '/:id/statistics',
  method: 'get',
  handler: async (req) => {
    if (!req.user) throw refusal(req, 401, staffTexts.refusals.logIn)
    if (!readsStatistics(req.user.role)) throw refusal(req, 403, staffTexts.refusals.notYours)
    const id = numbered.safeParse(req.routeParams?.['id'])
    const form = id.success
      ? await req.payload.findByID({
          collection: 'forms',
          id: id.data,
          depth: 0,
          disableErrors: true,
          user: req.user,
          overrideAccess: false,
        })
      : null
    if (!form) throw refusal(req, 404, staffTexts.refusals.noForm)
    const statistics = await readStatistics(req.payload, form, Date.now())
    if (!statistics) throw refusal(req, 409, staffTexts.refusals.notCounted)
    return toDownload(`${form.key}-statistics.csv`, toStatisticsCsv(statistics, languageOf(req)))
  },
}
