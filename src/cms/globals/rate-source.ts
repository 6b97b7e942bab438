import type { GlobalConfig } from 'payload'
import { adminText } from '@/src/fields/admin-text'
import { toReasonsText } from '../exchange-rates/rate-problem-text'
import { readTurnProblems, toTurnText } from '../exchange-rates/rate-turn'

/** What came of asking the source of exchange rates the last time, for staff to see. The platform writes it, no person does. */
export const rateSource: GlobalConfig = {
  slug: 'rate-source',
  label: { pt: 'Fonte dos câmbios', en: 'Source of exchange rates' },
  graphQL: false,
  lockDocuments: false,
  admin: { group: { pt: 'Administração', en: 'Administration' } },
  access: { read: ({ req }) => Boolean(req.user), update: () => false },
  fields: [
    {
      name: 'summary',
      type: 'textarea',
      virtual: true,
      label: { pt: 'O que aconteceu da última vez', en: 'What came of it the last time' },
      admin: { readOnly: true },
      hooks: {
        afterRead: [
          ({ siblingData: { turn }, req }) => {
            const happened = adminText(
              req,
              toTurnText(turn) ?? {
                pt: 'Não há fonte configurada (EXCHANGE_RATES_URL), ou ainda não foi consultada: os câmbios são escritos à mão.',
                en: 'No source is set (EXCHANGE_RATES_URL), or it has not been asked yet: rates are written by hand.',
              },
            )
            const reasons = toReasonsText(readTurnProblems(turn), req)
            return reasons ? `${happened}\n${reasons}` : happened
          },
        ],
      },
    },
    {
      name: 'askedAt',
      type: 'date',
      label: { pt: 'Consultada em', en: 'Asked at' },
      admin: { readOnly: true, date: { pickerAppearance: 'dayAndTime' } },
    },
    { name: 'turn', type: 'json', admin: { hidden: true } },
  ],
}
