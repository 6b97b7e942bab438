import { z } from 'zod'
import { ruleNames } from '@/src/forms/definition/rules'
import { locales } from '@/src/i18n/locales'

/**
 * What is counted of a form. Of forms of pages the place is a page by its key, or {@link checkPlace}; of mistakes it is the way to a field.
 *
 * - `opened`: a page with the form was given to somebody
 * - `reached`: one of its pages was shown in answer to another
 * - `continued`: one of its pages was sent, right, and the next one came
 * - `turned`: one of its pages was left for an earlier one
 * - `refused`: it came back with mistakes
 * - `refusedBy`: the same, once for each rule that a field broke
 * - `sent`: it was taken
 */
export const countedSteps = ['opened', 'reached', 'continued', 'turned', 'refused', 'refusedBy', 'sent'] as const
export type CountedStep = (typeof countedSteps)[number]

/** How often something happened to one version of a form in one language. Nothing in it says who, from where, or when within the day. */
export const formCount = z.object({
  /** The number of the version. */
  version: z.int().positive(),
  locale: z.enum(locales),
  step: z.enum(countedSteps),
  place: z.string().max(400),
  rule: z.enum(ruleNames).nullable(),
  count: z.int().positive(),
})
export type FormCount = z.infer<typeof formCount>

/** Of a day of one form no more is kept. Forms, their fields and the rules are ours: visitors make none of these up. */
export const mostCountsOfDay = 5_000

/**
 * Everything that a run of the site has counted of a form on a day so far. A later report of the same holds all of the earlier one and
 * has a greater number: whoever keeps the one with the greatest has counted everything once, however often each was delivered.
 */
export const dayReport = z.object({
  /** Names a run of the process that counts, at random. */
  run: z.uuid(),
  formKey: z.string().regex(/^[a-z][a-zA-Z0-9]{0,59}$/),
  /** In the country, 2026-11-21. */
  day: z.iso.date(),
  number: z.int().positive(),
  counts: z.array(formCount).max(mostCountsOfDay),
})
export type DayReport = z.infer<typeof dayReport>

/** Where the CMS takes a report, shown the secret that the processes of the platform share. */
export const reportPath = '/api/form-counts/take'
