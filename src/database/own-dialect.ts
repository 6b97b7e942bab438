import { env } from '@/src/platform/env'
import type { Dialect } from './dialect'
import { postgresDialect } from './postgres-dialect'
import { sqliteDialect } from './sqlite-dialect'

/** What this process says: PostgreSQL's where it has an address, and SQLite's everywhere else. */
export const dialect: Dialect = env.databaseUrl === undefined ? sqliteDialect : postgresDialect
