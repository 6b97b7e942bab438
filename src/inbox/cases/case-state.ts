import { z } from 'zod'

/** How far the work on a submission is, in the order in which it usually goes. */
export const caseStates = ['new', 'work', 'waiting', 'answered', 'done'] as const
export type CaseState = (typeof caseStates)[number]
export const caseState = z.enum(caseStates)

/** States in which the bank still owes something, so that a day to answer by can pass. */
export const openStates = ['new', 'work', 'waiting'] as const satisfies readonly CaseState[]

/** Words by which people of the bank find cases again: short, and never what somebody sent. */
export const mostTags = 10
export const caseTag = z
  .string()
  .trim()
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} /-]{0,29}$/u)
