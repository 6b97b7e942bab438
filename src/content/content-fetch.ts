/** Sends a GraphQL request and returns its answer: `fetch` itself, or the CMS of the same process. */
export type ContentFetch = (input: string, init: RequestInit) => Promise<Response>
