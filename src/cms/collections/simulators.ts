import type { CollectionConfig } from 'payload'
import { choiceField } from '@/src/fields/select'
import { lineField, paragraphField } from '@/src/fields/text'
import { documentKeyField } from '../fields/document-key'
import { creditProductBlock, depositProductBlock } from '../fields/simulator-product'
import { creditRulesBlock, depositRulesBlock } from '../fields/simulator-rules'
import { recordChange, recordDeletion } from '../hooks/record-publication'
import { refuseImpossibleSimulator } from '../hooks/refuse-impossible-simulator'
import { requireSimulatorTexts } from '../hooks/require-simulator-texts'
import { publishedDocument, publishedDocumentHooks } from './published-document'

/** Simulators: products with limits, rates, fees and taxes by date, and the name of the calculation that they go into. */
export const simulators: CollectionConfig<'simulators'> = {
  ...publishedDocument,
  slug: 'simulators',
  labels: {
    singular: { pt: 'Simulador', en: 'Simulator' },
    plural: { pt: 'Simuladores', en: 'Simulators' },
  },
  graphQL: { singularName: 'Simulator', pluralName: 'Simulators' },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'calculation', '_status', 'updatedAt'],
    group: { pt: 'Sítio', en: 'Site' },
  },
  hooks: {
    ...publishedDocumentHooks,
    beforeChange: [...publishedDocumentHooks.beforeChange, refuseImpossibleSimulator, requireSimulatorTexts],
    afterChange: [recordChange('simulators')],
    afterDelete: [recordDeletion('simulators')],
  },
  fields: [
    documentKeyField(),
    lineField({ name: 'name', label: { pt: 'Nome', en: 'Name' }, required: true }),
    choiceField({
      name: 'calculation',
      label: { pt: 'Cálculo', en: 'Calculation' },
      enumName: 'SimulatorCalculation',
      required: true,
      choices: {
        credit: { pt: 'Crédito em prestações constantes', en: 'Credit in constant instalments' },
        termDeposit: { pt: 'Depósito a prazo', en: 'Term deposit' },
      },
    }),
    paragraphField({
      name: 'notice',
      label: { pt: 'Aviso de que não é uma proposta', en: 'Notice that it is not an offer' },
      required: true,
    }),
    {
      name: 'validUntil',
      type: 'date',
      label: { pt: 'Condições válidas até', en: 'Conditions valid until' },
      admin: { position: 'sidebar', date: { pickerAppearance: 'dayOnly' } },
    },
    {
      name: 'showCapital',
      type: 'checkbox',
      label: { pt: 'Mostrar o capital amortizado no plano', en: 'Show repaid capital in the plan' },
      admin: { position: 'sidebar', condition: ({ calculation }) => calculation === 'credit' },
    },
    {
      name: 'showStampDuty',
      type: 'checkbox',
      label: { pt: 'Mostrar o imposto do selo no plano', en: 'Show stamp duty in the plan' },
      admin: { position: 'sidebar', condition: ({ calculation }) => calculation === 'credit' },
    },
    {
      name: 'products',
      type: 'blocks',
      label: { pt: 'Produtos', en: 'Products' },
      labels: { singular: { pt: 'Produto', en: 'Product' }, plural: { pt: 'Produtos', en: 'Products' } },
      required: true,
      minRows: 1,
      blocks: [creditProductBlock, depositProductBlock],
      filterOptions: ({ data }) => blockOf(data.calculation, 'creditProduct', 'depositProduct'),
      admin: { initCollapsed: true },
    },
    {
      name: 'rules',
      type: 'blocks',
      label: { pt: 'Impostos e contagem de dias, por data', en: 'Taxes and day count, by date' },
      labels: { singular: { pt: 'Regras', en: 'Rules' }, plural: { pt: 'Regras', en: 'Rules' } },
      required: true,
      minRows: 1,
      blocks: [creditRulesBlock, depositRulesBlock],
      filterOptions: ({ data }) => blockOf(data.calculation, 'creditRules', 'depositRules'),
      admin: { initCollapsed: true },
    },
  ],
}

/** The parts that belong to the calculation; all until one is chosen. */
function blockOf(calculation: unknown, credit: string, deposit: string): string[] | true {
  if (calculation === 'credit') return [credit]
  return calculation === 'termDeposit' ? [deposit] : true
}
