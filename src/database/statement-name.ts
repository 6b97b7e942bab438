const begins = /^\s*(select|insert|update|delete|with|begin|commit|rollback)\b/i
const table = /\b(?:from|into|update)\s+"?([a-z_]{1,63})\b/i

/** What a statement does and the first table that it names, such as `SELECT pages`: nothing of what it compares or writes. */
export function toStatementName(sql: string): string {
  const does = begins.exec(sql)?.[1]?.toUpperCase() ?? 'other'
  const of = table.exec(sql.replaceAll(/'[^']*'/g, ''))?.[1]
  return of === undefined ? does : `${does} ${of}`
}
