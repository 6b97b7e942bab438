/** Refusals of one account in one hour that have no entry of their own. */
export type HeldRefusals = { account: number; since: number; count: number }

/** What is to be written of a refusal: itself, how many there have been by now besides those written, or nothing for the moment. */
export type RefusalNote = 'itself' | HeldRefusals | null

/** Counts the refusals of each account, in memory. */
export type RefusalBook = {
  note: (account: number, now: number) => RefusalNote
  /** Takes out the hours that have ended, of which the last count is not yet written. */
  takeEnded: (now: number) => HeldRefusals[]
}

type Hour = HeldRefusals & { own: number; told: number }

const hourMs = 3_600_000

/**
 * Decides which refusals get an entry of their own. Whoever has an account can be refused as often as they like, and each entry is for
 * ever: beyond a number in an hour they are counted, and the count is written when it begins, whenever it has doubled, and when the hour
 * ends. So a flood leaves a handful of entries, and a process that is killed in its midst loses less than half of a count.
 *
 * @param ofOwn how many entries of their own an account's refusals get in an hour.
 */
export function createRefusalBook({ ofOwn }: { ofOwn: number }): RefusalBook {
  const hours = new Map<number, Hour>()
  const ended = new Map<string, Hour>()
  const isOver = ({ since }: Hour, now: number) => now - since >= hourMs || now < since
  const close = (hour: Hour) => {
    hours.delete(hour.account)
    if (hour.count > hour.told) ended.set(`${hour.account} ${hour.since}`, hour)
  }
  return {
    note: (account, now) => {
      const last = hours.get(account)
      if (last && isOver(last, now)) close(last)
      const hour = hours.get(account) ?? { account, since: now, count: 0, own: 0, told: 0 }
      hours.set(account, hour)
      if (hour.own < ofOwn) {
        hour.own += 1
        return 'itself'
      }
      hour.count += 1
      if (hour.count < hour.told * 2) return null
      hour.told = hour.count
      return { account, since: hour.since, count: hour.count }
    },
    takeEnded: (now) => {
      for (const hour of [...hours.values()]) if (isOver(hour, now)) close(hour)
      const taken = [...ended.values()].map(({ account, since, count }) => ({ account, since, count }))
      ended.clear()
      return taken
    },
  }
}
