/** What a result can be, in the order in which the filters stand. */
export const searchKinds = ['page', 'faq', 'tip', 'document', 'person', 'branch'] as const
export type SearchKind = (typeof searchKinds)[number]
