/*
 * Workaround
 * Package: payload 3.90.2
 * Upstream: https://github.com/payloadcms/payload/issues/17298, docs/upstream/payload-errors-without-name.md
 * Test: src/payload-fixes/say-refusal.test.ts
 * Goes when: `formatErrors` knows an `APIError` by its class, with data or without, and a lock is refused in the language of
 *   who is refused.
 */
import { type AfterErrorHook, type AfterErrorResult, APIError, Locked, type PayloadRequest } from 'payload'
import { isCallersFault } from './callers-fault'

type RefusalTexts<Asked extends readonly unknown[]> = {
  /** What was sent cannot be read; said without a language where the request has none yet. */
  unreadable: (...asked: Asked) => string
  /** Somebody else has the document open. */
  locked: (...asked: Asked) => string
}

/** Gives every refusal of the CMS its sentence, in the language of whoever asked. */
export function sayRefusal({ unreadable, locked }: RefusalTexts<[req: PayloadRequest]>): AfterErrorHook {
  return ({ error, req }) => toRefusal(error, { unreadable: () => unreadable(req), locked: () => locked(req) })
}

/**
 * What is answered instead of what Payload makes of an error; undefined where that is right. Payload writes the message of an error
 * without data only when the error's class has a name, and a production build takes the names of classes away: every refusal would
 * read "An unknown error occurred". That a document is locked it says in English only, with a number. And what cannot be read it
 * takes for a failure of its own.
 */
export function toRefusal(error: Error, { unreadable, locked }: RefusalTexts<[]>): AfterErrorResult {
  if (isCallersFault(error)) return { status: 400, response: { errors: [{ message: unreadable() }] } }
  if (!(error instanceof APIError) || !error.isPublic || error.data) return undefined
  return { response: { errors: [{ message: error instanceof Locked ? locked() : error.message }] } }
}
