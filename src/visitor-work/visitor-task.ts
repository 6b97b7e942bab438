import type { z } from 'zod'
import type { OwnProgram } from '@/src/platform/own-program'

/** Work on what a stranger sent, which is done in a thread of its own: where its function is, and what comes back. */
export type VisitorTask<Input, Result> = {
  /** The module that has the function. Only threads load it. */
  readonly program: OwnProgram
  /** The name under which the module exports the function, which `inVisitorThread` made. */
  readonly name: string
  /** For what the function takes; it is a type only. */
  readonly input?: Input
  /** What may come back. */
  readonly result: z.ZodType<Result>
  /** How long it may run, in milliseconds, from its beginning. */
  readonly limitMs: number
}

/** How work ended. Only `done` says something of what was sent. */
export type VisitorWorkOutcome<Result> =
  | { outcome: 'done'; result: Result; threadId: number }
  /** Too much else is waiting: the sender may try again. */
  | { outcome: 'busy' }
  /** It took more time or memory than any honest input does; its thread was ended. */
  | { outcome: 'exhausted' }
