import { z } from 'zod'

const answer = z.object({
  /** The way to it, “owners.0.name”. */
  way: z.string(),
  label: z.string(),
  /** As it was typed. */
  text: z.string().nullable(),
  /** What it was corrected to; null where it was not. */
  correction: z.string().nullable(),
  isFile: z.boolean(),
})

/** A case as it is shown to whoever looks after the rights of people. */
export const personCase = z.object({
  id: z.number(),
  reference: z.string(),
  form: z.string(),
  receivedOn: z.string(),
  heldUntil: z.string().nullable(),
  isErased: z.boolean(),
  answers: z.array(answer),
  files: z.array(z.object({ id: z.string(), name: z.string(), way: z.string() })),
})
export type PersonCase = z.infer<typeof personCase>

/** A subscription as it is shown beside. */
export const personSubscription = z.object({
  id: z.number(),
  email: z.string(),
  state: z.enum(['pending', 'active', 'unsubscribed']),
  subscribedOn: z.string(),
  heldUntil: z.string().nullable(),
})
export type PersonSubscription = z.infer<typeof personSubscription>

/** Everything that was found of a person. */
export const foundPerson = z.object({
  cases: z.array(personCase),
  subscribers: z.array(personSubscription),
  /** Cases that were found and are not shown: too many at once, or read by others alone. */
  more: z.number(),
})
export type FoundPerson = z.infer<typeof foundPerson>
