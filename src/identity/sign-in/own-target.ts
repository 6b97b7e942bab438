/** Where somebody goes who said nothing else. */
const home = '/admin'

const base = 'http://cms.invalid'

/** Whether an address is one of the CMS itself, whatever a browser makes of it. */
export function isOwnAddress(asked: string): boolean {
  if (!/^\/(?:[^/\\]|$)/.test(asked) || asked.length > 2_000 || !URL.canParse(asked, base)) return false
  const { origin, pathname } = new URL(asked, base)
  // A path such as /.//elsewhere begins with two slashes once it is read.
  return origin === base && !pathname.startsWith('//')
}

/** Where a login leads: a page of the CMS itself, whatever was asked for. */
export function toOwnTarget(asked: unknown): string {
  if (typeof asked !== 'string' || !isOwnAddress(asked)) return home
  const { pathname, search, hash } = new URL(asked, base)
  return /^\/(?:api|admin\/log(?:in|out))(?:\/|$)/.test(pathname) ? home : `${pathname}${search}${hash}`
}
