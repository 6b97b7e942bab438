import { defineFixtures } from '../fixtures'

export const branchMapFixtures = defineFixtures('BranchMapBlock', {
  default: {
    __typename: 'BranchMapBlock',
    id: 'branch-map-default',
    anchor: null,
    title: 'Balcões e caixas',
    lead: 'Procure por bairro, município ou província.',
  },
  minimal: { __typename: 'BranchMapBlock', id: null, anchor: null, title: null, lead: null },
})
