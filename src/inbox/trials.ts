import type { BaseFilter, Where } from 'payload'

/** What finds trials by staff, and nothing that visitors sent. */
export const trialsOnly: Where = { isTest: { equals: true } }

/** Keeps trials out of the inbox, unless the list asks for them. */
export const withoutTrials: BaseFilter = ({ req }) =>
  JSON.stringify(req.query['where'] ?? null).includes('"isTest"') ? null : { isTest: { not_equals: true } }
