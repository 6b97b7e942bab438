import { z } from 'zod'

const numbered = z.object({ id: z.number() })
/** A relationship, however deep it was read. */
const reference = z.union([z.number(), numbered.transform(({ id }) => id)])
const references = z
  .array(reference)
  .nullish()
  .transform((ids) => [...new Set(ids ?? [])].sort((one, other) => one - other))

/** What is routed by an answer: whoever answers a question of a form with one of these values. */
const route = z.object({
  form: reference,
  question: z.string().trim().min(1).max(100),
  values: z
    .array(z.string().trim().min(1).max(200))
    .min(1)
    .transform((values) => [...new Set(values)]),
})
export type InboxRoute = z.infer<typeof route>

/** What takes two people of an inbox: who reads it, which forms come in, which answers of other forms do, and where it goes besides. */
export const inboxPlan = z.object({
  members: references,
  forms: references,
  routes: z
    .array(route)
    .nullish()
    .transform((routes) => routes ?? []),
  /** Whether what comes in goes to the bank's own case system besides. */
  handsOver: z
    .boolean()
    .nullish()
    .transform((is) => is ?? false),
})
export type InboxPlan = z.infer<typeof inboxPlan>

/** An inbox as the platform goes by it. */
export const storedInbox = inboxPlan.extend({
  id: z.number(),
  name: z
    .string()
    .nullish()
    .transform((name) => name || ''),
  answerDays: z
    .number()
    .nullish()
    .transform((days) => days ?? null),
})
export type StoredInbox = z.infer<typeof storedInbox>

/** A plan in one form, so that two of them are the same when what they say is. */
export function writePlan({ members, forms, routes, handsOver }: InboxPlan): string {
  return JSON.stringify({
    members,
    forms,
    routes: routes.map(({ form, question, values }) => ({ form, question, values })),
    handsOver,
  })
}

/** A plan as `writePlan` wrote it. @throws when it is none. */
export function readPlan(text: string): InboxPlan {
  return inboxPlan.parse(JSON.parse(text))
}

/** The forms that a plan speaks of, for all of what they bring in or for some answers. */
export function formsOf({ forms, routes }: InboxPlan): ReadonlySet<number> {
  return new Set([...forms, ...routes.map(({ form }) => form)])
}
