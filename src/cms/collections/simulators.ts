import type { CollectionConfig } from 'payload'
import staffTexts from '@/messages/staff/cms/collections.json' with { type: 'json' }
import { foldedRows } from '@/src/fields/rows'
import { choiceField } from '@/src/fields/select'
import { lineField, paragraphField } from '@/src/fields/text'
import { rolesFor } from '@/src/governance/transitions'
import { casesEndpoint } from '@/src/simulator-fields/cases-endpoint'
import { goldenCasesField } from '@/src/simulator-fields/golden-case'
import { creditProductBlock, depositProductBlock } from '@/src/simulator-fields/product'
import { creditRulesBlock, depositRulesBlock } from '@/src/simulator-fields/rules'
import { stepwiseFields } from '@/src/simulator-fields/stepwise'
import { allowRoles } from '../access/roles'
import { recordChange, recordDeletion } from '../feed/record-publication'
import { documentKeyField } from '../fields/document-key'
import { refuseImpossibleSimulator } from '../hooks/refuse-impossible-simulator'
import { requireSimulatorTexts } from '../hooks/require-simulator-texts'
import { publishedDocument, publishedDocumentHooks } from './published-document'

/** Simulators: products with limits, rates, fees and taxes by date, and the name of the calculation that they go into. */
export const simulators: CollectionConfig<'simulators'> = {
  ...publishedDocument,
  slug: 'simulators',
  labels: staffTexts.simulators.labels,
  graphQL: { singularName: 'Simulator', pluralName: 'Simulators' },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'calculation', '_status', 'updatedAt'],
    group: staffTexts.simulators.group,
  },
  access: {
    ...publishedDocument.access,
    create: allowRoles(...rolesFor('simulator.submit')),
    update: allowRoles(...rolesFor('simulator.submit')),
  },
  endpoints: [casesEndpoint],
  hooks: {
    ...publishedDocumentHooks,
    beforeChange: [...publishedDocumentHooks.beforeChange, refuseImpossibleSimulator, requireSimulatorTexts],
    afterChange: [recordChange('simulators')],
    afterDelete: [recordDeletion('simulators')],
  },
  fields: [
    documentKeyField({ ofName: true }),
    lineField({ name: 'name', label: staffTexts.simulators.name.label, required: true }),
    choiceField({
      name: 'calculation',
      label: staffTexts.simulators.calculation.label,
      enumName: 'SimulatorCalculation',
      required: true,
      choices: staffTexts.simulators.calculation.choices,
    }),
    paragraphField({ name: 'notice', label: staffTexts.simulators.notice.label, required: true }),
    {
      name: 'validUntil',
      type: 'date',
      label: staffTexts.simulators.validUntil.label,
      admin: { position: 'sidebar', date: { pickerAppearance: 'dayOnly' } },
    },
    {
      name: 'showCapital',
      type: 'checkbox',
      label: staffTexts.simulators.showCapital.label,
      admin: { position: 'sidebar', condition: ({ calculation }) => calculation === 'credit' },
    },
    {
      name: 'showStampDuty',
      type: 'checkbox',
      label: staffTexts.simulators.showStampDuty.label,
      admin: { position: 'sidebar', condition: ({ calculation }) => calculation === 'credit' },
    },
    {
      name: 'products',
      type: 'blocks',
      label: staffTexts.simulators.products.label,
      labels: staffTexts.simulators.products.labels,
      required: true,
      minRows: 1,
      blocks: [creditProductBlock, depositProductBlock],
      filterOptions: ({ data }) => blockOf(data.calculation, 'creditProduct', 'depositProduct'),
      admin: { ...foldedRows, condition: ({ calculation }) => calculation !== 'stepwise' },
    },
    {
      name: 'rules',
      type: 'blocks',
      label: staffTexts.simulators.rules.label,
      labels: staffTexts.simulators.rules.labels,
      required: true,
      minRows: 1,
      blocks: [creditRulesBlock, depositRulesBlock],
      filterOptions: ({ data }) => blockOf(data.calculation, 'creditRules', 'depositRules'),
      admin: { ...foldedRows, condition: ({ calculation }) => calculation !== 'stepwise' },
    },
    ...stepwiseFields(),
    goldenCasesField(({ data }) => blockOf(data.calculation, 'creditCase', 'depositCase', 'stepwiseCase')),
  ],
}

/** The parts that belong to the calculation; all until one is chosen. */
function blockOf(calculation: unknown, credit: string, deposit: string, stepwise?: string): string[] | true {
  if (calculation === 'credit') return [credit]
  if (calculation === 'stepwise') return stepwise ? [stepwise] : []
  return calculation === 'termDeposit' ? [deposit] : true
}
