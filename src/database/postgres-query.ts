import type { QueryConfig } from 'pg'
import type { Statement } from './connection'

/** The statement as PostgreSQL reads it, with rows of texts, whole numbers and null, as every database gives them here. */
export function toQuery({ sql, args }: Statement): QueryConfig {
  return { text: numberPlaceholders(sql), values: args, types: { getTypeParser: findReader } }
}

/** What stands between quotes is a text of its own, or the name of a column. */
const quotedOrPlaceholder = /'[^']*'|"[^"]*"|\?/g

/** Writes `$1`, `$2` … for each `?`. */
export function numberPlaceholders(sql: string): string {
  let number = 0
  return sql.replaceAll(quotedOrPlaceholder, (found) => (found === '?' ? `$${++number}` : found))
}

/** Types of PostgreSQL by their numbers: https://github.com/postgres/postgres/blob/master/src/include/catalog/pg_type.dat */
const readers: Readonly<Record<number, (text: string) => unknown>> = {
  16: (text) => (text === 't' ? 1 : 0),
  20: Number,
  21: Number,
  23: Number,
  700: Number,
  701: Number,
  1700: Number,
  1114: toMoment,
  1184: toMoment,
}

const findReader = (type: number) => readers[type] ?? ((text: string) => text)

/** An ISO time, from `2026-11-27 14:37:16.5+00` or with the minutes of its zone. */
function toMoment(text: string): string {
  const zoned = /[+-]\d\d(?::?\d\d)?$/.test(text) ? text : `${text}+00`
  return new Date(zoned.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')).toISOString()
}
