import { z } from 'zod'

/** What a process that takes reports says of itself. Nothing of what somebody sent is ever among it. */
export const intakeReport = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('ready') }),
  /** It has read the head of a post from a network, with the ticket of a page, and asks whether to read on. */
  z.strictObject({ kind: z.literal('head'), network: z.string(), ticket: z.string() }),
  /** The body is there. */
  z.strictObject({ kind: z.literal('received') }),
  /** The connection is over, and nothing but heads was read: it can take another. */
  z.strictObject({ kind: z.literal('clean') }),
])
export type IntakeReport = z.infer<typeof intakeReport>

/** What it is told: to take the connection that comes with it, what becomes of a post, or to let go of a connection that says nothing. */
export const intakeOrder = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('take') }),
  z.strictObject({ kind: z.literal('verdict'), mayGoOn: z.boolean() }),
  z.strictObject({ kind: z.literal('drop') }),
])
export type IntakeOrder = z.infer<typeof intakeOrder>
