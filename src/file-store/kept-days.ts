/** So long contents stay in the store that nothing names any more: a database that is put back from a copy finds what it names. */
export const keptDays = 30
