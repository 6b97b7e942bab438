/** From this entry on the log is sealed with another key; the first time, with a key at all. */
export const sealedAnew = 'sealedAnew'

/** The database was found without the triggers that keep entries from being changed; they were made again. */
export const unprotected = 'unprotected'

/** Everything, the log included, was restored from a backup: what came after that is gone. */
export const restored = 'restored'

/** What acts of the log about itself are about. */
export const logSubject = 'audit-log'
