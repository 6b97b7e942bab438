import { withSourcePlaces } from '@/src/platform/source-places'

/** A failure that the person at the terminal can do something about: said in one sentence, without a stack. */
export class PlainFailure extends Error {
  override readonly name = 'PlainFailure'
}

/** Says what went wrong and ends the process with code 1. Unknown failures keep their stack, because they are ours. */
export function endWithFailure(error: unknown): never {
  const text =
    error instanceof PlainFailure
      ? error.message
      : error instanceof Error
        ? withSourcePlaces(error.stack ?? error.message)
        : String(error)
  process.stderr.write(`\n${text}\n`)
  process.exit(1)
}
