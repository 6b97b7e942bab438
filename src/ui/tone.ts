/** The colour of a page: the ground of its top and of the cards that lead to it. Each is a `data-ground` of the tokens. */
export type Tone = 'sand' | 'deep' | 'clay' | 'sun' | 'leaf'
