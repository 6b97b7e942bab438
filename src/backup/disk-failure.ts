import { hasErrorCode } from '@/src/platform/error-code'

/** Codes of a disk that takes no more, or takes nothing. */
const diskCodes = ['ENOSPC', 'EDQUOT', 'EFBIG', 'EIO', 'EROFS', 'EACCES', 'EPERM', 'ENOTDIR'] as const

/** SQLITE_IOERR and SQLITE_FULL, which the last eight bits of a code say: https://www.sqlite.org/rescode.html */
const databaseCodes: readonly number[] = [10, 13]

/** Whether something failed because a disk would not take it. */
export function isDiskFailure(error: unknown): error is Error {
  if (hasErrorCode(error, ...diskCodes)) return true
  return error instanceof Error && 'errcode' in error && databaseCodes.includes(Number(error.errcode) & 0xff)
}
