import { z } from 'zod'

/** A reason has so many letters at least and at most, whatever it is a reason for. */
export const shortestReason = 5
export const longestReason = 2000

/** A reason as somebody writes it. */
export const reason = z.string().trim().min(shortestReason).max(longestReason)

/** Whether a text can be a reason. */
export function isReason(text: unknown): text is string {
  return reason.safeParse(text).success
}
