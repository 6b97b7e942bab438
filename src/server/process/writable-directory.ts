import { accessSync, constants, mkdirSync } from 'node:fs'
import { PlainFailure } from './plain-failure'

type Naming = { called: string; setting: string }

/**
 * Makes a directory when it is not there.
 *
 * @param naming what a person calls it, and the setting that says which it is.
 * @throws PlainFailure when nothing can be written there.
 */
export function makeWritable(directory: string, { called, setting }: Naming): void {
  try {
    mkdirSync(directory, { recursive: true })
    accessSync(directory, constants.W_OK)
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    throw new PlainFailure(`The ${called} ${directory} cannot be written (${reason}). Choose another with ${setting}.`)
  }
}
