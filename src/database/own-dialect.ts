import type { Dialect } from './dialect'
import { sqliteDialect } from './sqlite-dialect'

/** What this process says. */
export const dialect: Dialect = sqliteDialect
