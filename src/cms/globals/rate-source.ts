import type { GlobalConfig } from 'payload'
import staffTexts from '@/messages/staff/cms/globals.json' with { type: 'json' }
import { adminText } from '@/src/fields/admin-text'
import { toReasonsText } from '@/src/rates/rate-problem-text'
import { readTurnProblems, toTurnText } from '@/src/rates/rate-turn'

/** What came of asking the source of exchange rates the last time, for staff to see. The platform writes it, no person does. */
export const rateSource: GlobalConfig = {
  slug: 'rate-source',
  label: staffTexts.rateSource.label,
  graphQL: false,
  lockDocuments: false,
  admin: { group: staffTexts.rateSource.group },
  access: { read: ({ req }) => Boolean(req.user), update: () => false },
  fields: [
    {
      name: 'summary',
      type: 'textarea',
      virtual: true,
      label: staffTexts.rateSource.summary.label,
      admin: { readOnly: true },
      hooks: {
        afterRead: [
          ({ siblingData: { turn }, req }) => {
            const happened = adminText(req, toTurnText(turn) ?? staffTexts.rateSource.summary.afterRead.happened)
            const reasons = toReasonsText(readTurnProblems(turn), req)
            return reasons ? `${happened}\n${reasons}` : happened
          },
        ],
      },
    },
    {
      name: 'askedAt',
      type: 'date',
      label: staffTexts.rateSource.askedAt.label,
      admin: { readOnly: true, date: { pickerAppearance: 'dayAndTime' } },
    },
    { name: 'turn', type: 'json', admin: { hidden: true } },
  ],
}
