import { buildConfig, type Config, type SanitizedConfig } from 'payload'
import { dialect } from '@/src/database/own-dialect'
import { withNamedCodes } from '@/src/fields/shown-by-name'
import { withWholeDates } from '@/src/fields/whole-dates'
import { idleMs, longestSessionSeconds } from '@/src/identity/sessions/session-life'
import { withAlignedRows } from '@/src/payload-fixes/align-rows'
import { withOneNewestVersion } from '@/src/payload-fixes/one-newest-version'
import { withKeptSessions } from '@/src/payload-fixes/with-kept-sessions'
import { withNotedWriters } from '../contributions/with-noted-writers'

/** Builds the configuration with the adapter for the database that the settings name; what the other one needs is not loaded. */
export async function buildWithDatabase(config: Omit<Config, 'db'>): Promise<SanitizedConfig> {
  const { openAdapter } = dialect.name === 'postgres' ? await import('./postgres') : await import('./sqlite')
  const written = withNotedWriters(withOneNewestVersion(withAlignedRows(openAdapter())))
  const db = withKeptSessions(written, { idleMs, longestSeconds: longestSessionSeconds })
  return withNamedCodes(withWholeDates(await buildConfig({ ...config, db })))
}
