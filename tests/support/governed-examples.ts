import type { GovernedCollection } from '@/src/governance/subject'
import { examplePage } from './example-page'

type Example = { singular: string; write: (name: string, locale: string) => object; file?: string }

const simulator = (name: string) => ({
  name,
  calculation: 'termDeposit',
  notice: `${name}: não é uma proposta.`,
  products: [
    {
      blockType: 'depositProduct',
      id: 'product',
      productKey: 'a-prazo',
      name,
      amount: { currency: 'AOA', min: 1000, max: 50_000, step: 1000, default: 5000 },
      terms: [90],
      termDefault: 90,
      interestPayment: 'maturity',
      conditions: [
        {
          id: 'conditions',
          validFrom: '2026-10-01',
          source: 'Preçário',
          tiers: [{ id: 'tier', amountFrom: 1000, amountTo: 50_000, termFrom: 90, termTo: 90, rate: 8 }],
        },
      ],
    },
  ],
  rules: [
    {
      blockType: 'depositRules',
      id: 'rules',
      validFrom: '2026-01-01',
      source: 'Lei',
      taxRate: 10,
      dayCounts: [{ id: 'days', currency: 'AOA', days: 365 }],
    },
  ],
})

/** A document of each collection: with all that is asked for where it goes live, so that nothing but the rules refuses it. */
export const governedExamples: Record<GovernedCollection, Example> = {
  pages: { singular: 'Page', write: (name) => examplePage({ title: name, slug: name }) },
  tips: { singular: 'Tip', write: (name) => ({ title: name, slug: name, topic: 'saving' }) },
  people: { singular: 'Person', write: (name) => ({ name, slug: name, groups: [] }) },
  branches: {
    singular: 'Branch',
    write: (name) => ({
      name,
      slug: name,
      placeKind: 'branch',
      province: 'bengo',
      latitude: -8.6,
      longitude: 13.7,
    }),
  },
  'shared-blocks': {
    singular: 'SharedBlock',
    write: (name) => ({ name, layout: [{ blockType: 'steps', id: 'steps', title: name }] }),
  },
  simulators: { singular: 'Simulator', write: simulator },
  documents: {
    singular: 'Document',
    write: (name) => ({ title: name, documentCategory: 'pricing', year: 2026 }),
    file: 'example.pdf',
  },
  redirects: { singular: 'Redirect', write: (name) => ({ from: `/${name}`, url: 'mailto:um@bcs.example' }) },
}
