import { type Day, toDay } from './calendar'
import { localAheadMs } from './local-time'

/** The day it is in the bank's country. @param moment milliseconds since 1970. */
export function localDay(moment: number): Day {
  return toDay(moment + localAheadMs)
}
