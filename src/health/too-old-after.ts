/** Where backups are made and nothing else is said: a daily one may be late by two hours. */
const usualHours = 26

/** How old the newest backup may be, in hours, for the condition and for whoever collects figures. @param warnHours what the settings say. */
export function tooOldAfterHours(warnHours: number | undefined): number {
  return warnHours ?? usualHours
}
