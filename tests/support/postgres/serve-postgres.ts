import { dirname } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startPostgres } from './start-postgres'

/** Starts a PostgreSQL server for the test files that are to run on one; it ends with the run. */
export async function setup({ vitest }: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (!vitest.projects.some(({ name }) => name === 'postgres')) return undefined
  // Beside the directory of this run, which is closed to the account that the server has.
  try {
    const server = await startPostgres(dirname(process.env['TMPDIR'] ?? '/tmp/tests'))
    process.env['SONA_TEST_POSTGRES'] = server.url
    return () => server.stop()
  } catch (error) {
    // Told by every file that needs it, and by no other.
    process.env['SONA_TEST_POSTGRES_FAILURE'] = String(error)
    return undefined
  }
}
