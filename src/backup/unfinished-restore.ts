/** Lies in a data directory from the first byte that a restore writes to its end: what is there beside it is not whole. */
export const unfinishedRestoreMark = 'restore-unfinished'
