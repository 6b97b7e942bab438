/** Anything in schema.org's words. */
export type Thing = Readonly<Record<string, unknown>>
