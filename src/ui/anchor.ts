/** What a block's anchor may look like: safe as an HTML id and in an address without escaping. */
export const anchorPattern = /^[a-z][a-z0-9-]{0,59}$/
