import { loginCookie } from '@/src/links/preview-address'

/**
 * What the login cookie is called outside this process where the CMS has an https address. A browser takes a cookie of this name only
 * from the host itself, over TLS and for every path, so that no sibling host can set or overwrite it (RFC 6265bis 4.1.3.2).
 */
export const outerLoginCookie = `__Host-${loginCookie}`

/** Gives what a browser sends the name that is used inside. One of the inner name may be a sibling's: it goes. */
export function takeLoginCookie(cookie: string): string {
  return cookie
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '' && !pair.startsWith(`${loginCookie}=`))
    .map((pair) => (pair.startsWith(`${outerLoginCookie}=`) ? pair.slice('__Host-'.length) : pair))
    .join('; ')
}

/** Gives what is set for a browser the outer name, and to every cookie what an https address calls for. */
export function giveLoginCookie(setCookie: string): string {
  const named = setCookie.startsWith(`${loginCookie}=`) ? `__Host-${setCookie}` : setCookie
  const [pair = '', ...attributes] = named.split(';').map((part) => part.trim())
  const kept = attributes.filter((attribute) => !/^secure(?:=|$)/i.test(attribute))
  return [pair, ...kept, 'Secure'].join('; ')
}
