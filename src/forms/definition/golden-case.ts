import { z } from 'zod'
import { defaultLocale, locales } from '@/src/i18n/locales'

/** The way to an answer as a page posts it: `owners.0.share`. Empty where nothing is chosen yet. */
const way = z.string().max(130)

/** One answer as it is typed: of a file its name, of a box that is ticked `true`. A choice of many has a line for each. */
const typed = z.object({ field: way, value: z.string().max(4000) })
export type CaseAnswer = z.infer<typeof typed>

/** What compliance knows of a form before anybody fills it in: answers, and what has to become of them. */
export const goldenCase = z.object({
  /** By which people know it. No two cases have the same. */
  name: z.string().max(120),
  /** In which it is filled in, and in which a message is read. */
  language: z.enum(locales).default(defaultLocale),
  /** The day on which it is sent: rules about today would say another thing tomorrow. */
  day: z.iso.date(),
  answers: z.array(typed).max(200).default([]),
  expected: z.discriminatedUnion('verdict', [
    z.object({ verdict: z.literal('taken') }),
    z.object({
      verdict: z.literal('refused'),
      /** Where it is refused. */
      field: way,
      /** What is said there; anything, where it is empty. */
      message: z.string().max(400).default(''),
    }),
  ]),
})
export type GoldenCase = z.infer<typeof goldenCase>

export const goldenCases = z.array(goldenCase).max(60).default([])
