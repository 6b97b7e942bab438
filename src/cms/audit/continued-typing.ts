/** An autosave this soon after the last one of the same person belongs to the same act. */
const pauseMs = 5 * 60_000

let last: { person: number; subject: string; atMs: number } | undefined

/**
 * Whether an autosave only goes on with what its person began and the log already has: typing saves every second. The time is
 * taken from the first, so that long work shows in the log again and again.
 */
export function isContinuedTyping(person: number, subject: string, atMs = Date.now()): boolean {
  if (last?.person === person && last.subject === subject && atMs - last.atMs < pauseMs) return true
  last = { person, subject, atMs }
  return false
}

/** What is typed from now on is a new act, also of the same person: something was published or taken back in between. */
export function endTyping(): void {
  last = undefined
}
