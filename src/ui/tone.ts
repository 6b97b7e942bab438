/** The colour of a page: the surface of its top and of the cards that lead to it. Each is a `data-surface` of the tokens. */
export type Tone = 'sand' | 'deep' | 'clay' | 'sun' | 'leaf'
