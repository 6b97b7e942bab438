/** How long the CMS has to save what was typed, in milliseconds, before somebody is told. */
const patienceMs = 4_000

/** The longest pause between two attempts to save. */
const longestPauseMs = 60_000

type Waiting = {
  now: number
  /** When something was typed last. */
  lastChangeAt: number
  /** When saving was tried again last, and how often since it last worked. */
  lastTryAt: number
  tries: number
  /** Whether a save is under way: a second one beside it could reach the CMS first, and be undone by the older one. */
  isSaving: boolean
  isOnline: boolean
}

/** Whether what was typed should have been saved by now. While somebody types on, nothing is late; without a connection all is. */
export function isSavingLate({
  now,
  lastChangeAt,
  isOnline,
}: Pick<Waiting, 'isOnline' | 'lastChangeAt' | 'now'>): boolean {
  return !isOnline || now - lastChangeAt >= patienceMs
}

/** Whether to try again now: soon at first, then less and less often, never without a connection or beside another save. */
export function isTimeToTry(waiting: Waiting): boolean {
  const pauseMs = Math.min(longestPauseMs, patienceMs * 2 ** waiting.tries)
  return waiting.isOnline && !waiting.isSaving && isSavingLate(waiting) && waiting.now - waiting.lastTryAt >= pauseMs
}
