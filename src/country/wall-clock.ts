import { localAheadMs } from './local-time'

/**
 * A moment for a picker that reads the clock of the browser: the one at which that clock shows what the clocks of the country show at
 * the moment that is meant. Where the browser's clock leaps over an hour, a moment in it is shown as an hour later.
 *
 * @param iso the moment that is meant
 */
export function toBrowserClock(iso: string): Date {
  const local = new Date(new Date(iso).getTime() + localAheadMs)
  const day = [local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate()] as const
  return new Date(...day, local.getUTCHours(), local.getUTCMinutes(), local.getUTCSeconds())
}

/** The way back: the moment at which the clocks of the country show what the browser's clock shows at the one that was picked. */
export function fromBrowserClock(picked: Date): string {
  const day = [picked.getFullYear(), picked.getMonth(), picked.getDate()] as const
  const local = Date.UTC(...day, picked.getHours(), picked.getMinutes(), picked.getSeconds())
  return new Date(local - localAheadMs).toISOString()
}
