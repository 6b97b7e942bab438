import type { Block } from 'payload'
import { rowsField } from '@/src/fields/rows'
import { currencyField, numberField, percentField, sourceField, validFromField } from './simulator-numbers'

/** The taxes on credit from a date on, for all products of a simulator. */
export const creditRulesBlock: Block = {
  slug: 'creditRules',
  interfaceName: 'CreditRules',
  labels: {
    singular: { pt: 'Impostos sobre o crédito', en: 'Taxes on credit' },
    plural: { pt: 'Impostos sobre o crédito', en: 'Taxes on credit' },
  },
  admin: { disableBlockName: true },
  fields: [
    validFromField(),
    sourceField(),
    percentField({ name: 'vat', label: { pt: 'IVA sobre comissões (%)', en: 'VAT on fees (%)' } }),
    percentField({
      name: 'stampDutyOnInterest',
      label: { pt: 'Imposto do selo sobre juros (%)', en: 'Stamp duty on interest (%)' },
    }),
    {
      ...rowsField({
        name: 'stampDutyOnLoan',
        label: { pt: 'Imposto do selo sobre a utilização, por prazo', en: 'Stamp duty on the loan, by term' },
        fields: [
          {
            type: 'row',
            fields: [
              numberField({ name: 'termFrom', label: { pt: 'Prazo de (meses)', en: 'Term from (months)' } }),
              numberField({ name: 'termTo', label: { pt: 'até (inclusive)', en: 'to (inclusive)' } }),
              percentField({ name: 'rate', label: { pt: 'Taxa (%)', en: 'Rate (%)' } }),
            ],
          },
        ],
      }),
      interfaceName: 'SimulatorDutyBands',
    },
  ],
}

/** The tax on interest and the day count of each currency from a date on, for all deposits of a simulator. */
export const depositRulesBlock: Block = {
  slug: 'depositRules',
  interfaceName: 'DepositRules',
  labels: {
    singular: { pt: 'Imposto e contagem de dias', en: 'Tax and day count' },
    plural: { pt: 'Impostos e contagem de dias', en: 'Taxes and day counts' },
  },
  admin: { disableBlockName: true },
  fields: [
    validFromField(),
    sourceField(),
    percentField({
      name: 'taxRate',
      label: { pt: 'Imposto retido sobre os juros, IAC (%)', en: 'Tax withheld from interest, IAC (%)' },
    }),
    {
      ...rowsField({
        name: 'dayCounts',
        label: { pt: 'Dias do ano, por moeda', en: 'Days of the year, by currency' },
        fields: [
          {
            type: 'row',
            fields: [currencyField(), numberField({ name: 'days', label: { pt: 'Dias', en: 'Days' } })],
          },
        ],
      }),
      interfaceName: 'SimulatorDayCounts',
      minRows: 1,
      required: true,
    },
  ],
}
