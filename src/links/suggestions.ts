/** Where the search page asks, while somebody types, for what could be meant. */
export const suggestionsPath = '/_search'
