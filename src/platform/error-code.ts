/** Whether something failed because a file or directory is not there. */
export function isMissing(error: unknown): boolean {
  return hasErrorCode(error, 'ENOENT')
}

/** Whether no file could ever have the name that was asked for: it is below a file, or too long. */
export function isImpossibleName(error: unknown): boolean {
  return hasErrorCode(error, 'ENOTDIR', 'ENAMETOOLONG')
}

/** Whether an error is one of Node's with one of these codes. */
export function hasErrorCode(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}
