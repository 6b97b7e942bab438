import type { Config } from 'payload'
import { z } from 'zod'
import { errorWithoutValues } from '@/src/platform/error-without-values'

type LoggedError = {
  type: string
  message: string
  stack: string
  code?: unknown
  status?: unknown
  cause?: LoggedError
}

/** What an error says without the values of the statement that failed: those are what people typed. */
export function toLoggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' }
  const { name, cause } = error
  return {
    type: name,
    ...errorWithoutValues(error),
    ...('code' in error ? { code: error.code } : {}),
    ...('status' in error ? { status: error.status } : {}),
    ...(cause !== undefined && depth < 5 ? { cause: toLoggedError(cause, depth + 1) } : {}),
  }
}

const withError = z.looseObject({ err: z.instanceof(Error) })

/** The CMS logs one line of JSON per event, as the rest of the product does, and nothing that anybody typed. */
export const loggerOptions: NonNullable<Config['logger']> = {
  options: {
    serializers: { err: (error: unknown) => toLoggedError(error) },
    hooks: {
      // Of an event without a message the logger takes the error's own.
      logMethod: function say(given, write) {
        const { data } = withError.safeParse(given[0])
        if (data && given.length === 1) Reflect.apply(write, this, [data, toLoggedError(data.err).message])
        else Reflect.apply(write, this, given)
      },
    },
  },
}
