import { errorWithoutValues } from './error-without-values'
import { currentRequestId } from './request-id'
import { withSourcePlaces } from './source-places'

type Details = Readonly<Record<string, unknown>>

/** One line per event, with nothing in it that a visitor typed: logs outlive the retention of personal data. */
function write(level: 'info' | 'error', message: string, details: Details = {}): void {
  const request = currentRequestId()
  const line = {
    time: new Date().toISOString(),
    level,
    message,
    ...(request === null ? {} : { request }),
    ...withReadableErrors(details),
  }
  process.stderr.write(`${JSON.stringify(line)}\n`)
}

function withReadableErrors(details: Details): Details {
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => [
      name,
      value instanceof Error ? withSourcePlaces(errorWithoutValues(value).stack) : value,
    ]),
  )
}

/** The log of the running product. */
export const log = {
  info: (message: string, details?: Details) => write('info', message, details),
  error: (message: string, details?: Details) => write('error', message, details),
} as const
