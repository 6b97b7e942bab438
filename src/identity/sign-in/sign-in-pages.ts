/** Where one logs in. */
export const loginPage = '/admin/login'

/** Where one logs in to go somewhere. @param target an address of the CMS. */
export function toLoginHref(target: string): string {
  return target === '/admin' ? loginPage : `${loginPage}?redirect=${encodeURIComponent(target)}`
}

/** Where the next step of a login is taken. */
export const stepPage = '/admin/login/step'

/** Where people see and change what they show besides a password. */
export const securityPage = '/admin/security'

/** Where new recovery codes are read. */
export const codesPage = '/admin/security/codes'
