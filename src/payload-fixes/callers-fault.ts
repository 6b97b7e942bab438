/*
 * Workaround
 * Package: payload 3.90.2, @payloadcms/db-sqlite 3.90.2, @payloadcms/db-postgres 3.90.2
 * Upstream: https://github.com/payloadcms/payload/issues/15635
 * Test: src/questions/strangers.test.ts
 * Goes when: Payload answers 400 to what cannot be read: JSON, multipart bodies, addresses, moments and comparisons.
 */
/** What the reader of multipart bodies says of one that it cannot read; Payload passes that on as a failure of its own. */
const unreadableMultipart =
  /^(?:Malformed part header|Malformed urlencoded form|Malformed content type|Missing Content-Type|Multipart: Boundary not found|Request is not eligible for file upload|Unexpected end of (?:form|file)|Unsupported content type)/

/** What Payload says of a comparison with all of an older version, which it takes for a field and has no column for. */
const unknownColumn = /^Cannot find field for path at /

/**
 * Whether an error that Payload takes for a failure of the CMS was brought about by what was sent: an address or a JSON text that
 * cannot be read, a body that breaks off, a moment that does not exist, a comparison that SQL does not know or that there is no column for. Everything else is a
 * failure, and stays one.
 */
export function isCallersFault(error: unknown): boolean {
  if (error instanceof URIError || error instanceof SyntaxError) return true
  if (!(error instanceof Error)) return false
  if (unreadableMultipart.test(error.message) || unknownColumn.test(error.message)) return true
  return [error, error.cause].some((cause) => isNoValue(cause) || isRefusedBySql(cause))
}

/** What was to be a moment or a number is none, or one without end. */
function isNoValue(error: unknown): boolean {
  const isWrong = error instanceof RangeError || error instanceof TypeError
  return isWrong && /^(?:Invalid time value$|Only finite numbers |undefined cannot be passed )/.test(error.message)
}

/**
 * The database cannot make sense of a statement, or of a value in it; that it is busy, full or broken has other codes. PostgreSQL's are
 * those of the classes 22 and 42: https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
function isRefusedBySql(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  return /^(?:SQLITE_(?:ERROR|MISMATCH|TOOBIG)|(?:22|42)[0-9A-Z]{3})$/.test(String(error.code))
}
