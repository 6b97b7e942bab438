import { defineFixtures } from '../fixtures'

export const documentListFixtures = defineFixtures('DocumentListBlock', {
  default: {
    __typename: 'DocumentListBlock',
    id: 'document-list-default',
    anchor: null,
    title: 'Preçário',
    lead: 'Os preços em vigor e os anteriores.',
    documentCategory: 'pricing',
  },
  minimal: {
    __typename: 'DocumentListBlock',
    id: 'document-list-minimal',
    anchor: null,
    title: null,
    lead: null,
    documentCategory: null,
  },
})
