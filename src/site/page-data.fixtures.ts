import { examplePage } from '@/blocks/example-page'
import type { PageData } from './page-data'
import { frame } from './site.fixtures'

/** A page of the site with one question, in both languages. */
export function examplePageData() {
  const context = { ...examplePage('pt'), path: '/particulares/contas/conta-flex' }
  return {
    document: {
      kind: 'page',
      path: context.path,
      ancestors: [],
      addresses: { pt: context.path, en: '/private/accounts/flex-account' },
      nearestAddresses: { pt: context.path, en: '/private/accounts/flex-account' },
      page: {
        __typename: 'Page',
        id: 1,
        key: 'private/accounts/flex-account',
        title: 'Conta Flex',
        path: context.path,
        summary: 'Para o dia-a-dia.',
        description: 'Sem comissão.',
        updatedAt: '2026-10-01T00:00:00.000Z',
        searchWords: null,
        hasDatedBlocks: false,
        sharedBlocks: null,
        section: 'private',
        pageType: 'product',
        tone: null,
        cardTier: null,
        price: null,
        parent: null,
        layout: [],
      },
    },
    site: { settings: context.settings, frame, placeholders: {} },
    context,
    notes: { tags: [], frames: [], listedOn: null, isConfidential: false, parameters: [], search: [], answers: [] },
  } satisfies PageData
}
