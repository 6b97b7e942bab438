import { z } from 'zod'

/** A day of the calendar, or the day it is in Luanda when the answer is given. */
export const dateLimit = z.union([z.literal('today'), z.iso.date()])
export type DateLimit = z.infer<typeof dateLimit>
