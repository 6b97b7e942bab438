import type { Block } from 'payload'
import staffTexts from '@/messages/staff/cms/fields.json' with { type: 'json' }
import { rowsField } from '@/src/fields/rows'
import { currencyField, numberField, percentField, sourceField, validFromField } from './numbers'
import { rowAdmin } from './row-admin'

/** The taxes on credit from a date on, for all products of a simulator. */
export const creditRulesBlock: Block = {
  slug: 'creditRules',
  interfaceName: 'CreditRules',
  labels: staffTexts.simulatorRules.creditRulesBlock.creditRules.labels,
  admin: rowAdmin(staffTexts.simulatorRules.creditRulesBlock.creditRules.labels.singular),
  fields: [
    validFromField(),
    sourceField(),
    percentField({ name: 'vat', label: staffTexts.simulatorRules.creditRulesBlock.creditRules.vat.label }),
    percentField({
      name: 'stampDutyOnInterest',
      label: staffTexts.simulatorRules.creditRulesBlock.creditRules.stampDutyOnInterest.label,
    }),
    {
      ...rowsField({
        name: 'stampDutyOnLoan',
        label: staffTexts.simulatorRules.creditRulesBlock.creditRules.stampDutyOnLoan.label,
        fields: [
          {
            type: 'row',
            fields: [
              numberField({
                name: 'termFrom',
                label: staffTexts.simulatorRules.creditRulesBlock.creditRules.stampDutyOnLoan.termFrom.label,
              }),
              numberField({
                name: 'termTo',
                label: staffTexts.simulatorRules.creditRulesBlock.creditRules.stampDutyOnLoan.termTo.label,
              }),
              percentField({
                name: 'rate',
                label: staffTexts.simulatorRules.creditRulesBlock.creditRules.stampDutyOnLoan.rate.label,
              }),
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
  labels: staffTexts.simulatorRules.depositRulesBlock.depositRules.labels,
  admin: rowAdmin(staffTexts.simulatorRules.depositRulesBlock.depositRules.labels.singular),
  fields: [
    validFromField(),
    sourceField(),
    percentField({
      name: 'taxRate',
      label: staffTexts.simulatorRules.depositRulesBlock.depositRules.taxRate.label,
    }),
    {
      ...rowsField({
        name: 'dayCounts',
        label: staffTexts.simulatorRules.depositRulesBlock.depositRules.dayCounts.label,
        fields: [
          {
            type: 'row',
            fields: [
              currencyField(),
              numberField({
                name: 'days',
                label: staffTexts.simulatorRules.depositRulesBlock.depositRules.dayCounts.days.label,
              }),
            ],
          },
        ],
      }),
      interfaceName: 'SimulatorDayCounts',
      minRows: 1,
      required: true,
    },
  ],
}
