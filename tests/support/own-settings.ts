import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Gives a test file a data directory and settings of its own. Settings are read when the first part of the product is imported:
 * whatever the test tries is imported after this.
 *
 * @returns the data directory.
 */
export function takeOwnSettings(settings: Readonly<Record<string, string>> = {}): string {
  const directory = mkdtempSync(join(tmpdir(), 'sona-own-'))
  Object.assign(process.env, { ...settings, SONA_DATA: directory })
  return directory
}
