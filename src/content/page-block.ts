import type { DocumentByPathQuery } from '@/graphql/generated/operations'

type FoundPage = NonNullable<NonNullable<DocumentByPathQuery['Pages']>['docs'][number]>

type FoundBlock = NonNullable<FoundPage['layout']>[number]

/**
 * Any block of a page, exactly as the page query returns it. Where a page names a shared block, the CMS has put that block itself;
 * the place of one that is not public is left out by `get-document.ts`.
 */
export type PageBlock = Exclude<FoundBlock, { __typename: 'SharedBlockBlock' }>
