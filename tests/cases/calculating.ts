import { type FormDefinition, parseFormDefinition } from '@/src/forms/definition/form-definition'

/** A form that adds up the shares of owners, and an instalment as a share of the income. */
export const calculating: FormDefinition = parseFormDefinition({
  key: 'calculating',
  title: { pt: 'Participações', en: 'Shares' },
  fields: [
    { key: 'income', type: 'amount', label: { pt: 'Rendimento', en: 'Income' }, minimum: 1, required: true },
    { key: 'instalment', type: 'amount', label: { pt: 'Prestação', en: 'Instalment' } },
    {
      ...{ key: 'effort', type: 'calculated', label: { pt: 'Taxa de esforço', en: 'Part of the income' } },
      ...{ expression: 'instalment / income * 100', unit: 'percent', decimals: 1 },
    },
    {
      key: 'owners',
      type: 'repeat',
      label: { pt: 'Titulares', en: 'Owners' },
      itemName: { pt: 'Titular', en: 'Owner' },
      minimum: 2,
      maximum: 4,
      fields: [
        {
          ...{ key: 'share', type: 'number', label: { pt: 'Participação', en: 'Share' }, required: true },
          ...{ minimum: 0, maximum: 100 },
        },
      ],
    },
    {
      ...{ key: 'total', type: 'calculated', label: { pt: 'Total', en: 'Total of the shares' } },
      ...{ hint: { pt: 'De todos os titulares.', en: 'Of all owners.' }, decimals: 0 },
      expression: 'sum(owners.map(o, o.share))',
    },
  ],
})
