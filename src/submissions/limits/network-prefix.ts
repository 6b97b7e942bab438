import { isIPv4, isIPv6 } from 'node:net'

/**
 * The network that an address belongs to, as far as posts are counted: a /24 of IPv4, a /48 of IPv6. Mobile networks put
 * thousands of people behind one address, and give one person a new one every hour, so a single address says little.
 *
 * @returns one name for everything that is no address.
 */
export function toNetworkPrefix(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/s, '')
  if (isIPv4(plain)) return plain.split('.').slice(0, 3).join('.')
  if (!isIPv6(plain)) return 'unknown'
  const [head = '', tail] = plain.toLowerCase().split('::')
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  const groups = [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16).toString(16))
  return groups.slice(0, 3).join(':')
}

type Connection = {
  remoteAddress: string | undefined
  forwardedFor: string | string[] | undefined
  /** How many proxies of the bank's own stand in front; each has added the address it saw to the end of the header. */
  proxies: number
}

/** The address a request comes from. What the sender itself wrote into the header is not believed. */
export function toClientAddress({ remoteAddress = '', forwardedFor, proxies }: Connection): string {
  if (proxies === 0) return remoteAddress
  const seen = [forwardedFor ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((entry) => entry.trim())
  return seen.at(-proxies) ?? remoteAddress
}
