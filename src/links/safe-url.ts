/** Why an address may not be used. `invalid` also covers addresses dressed up to look like another one. */
export type UrlVerdict = 'allowed' | 'invalid' | 'protocol' | 'host'

/** Protocols that carry no host of their own and act on the visitor's device only. */
const deviceProtocols = new Set(['mailto:', 'tel:'])

/**
 * Control characters, white space and characters that browsers drop or normalise while parsing an address. They are how
 * `java\tscript:` becomes `javascript:`; an address that needs them has no place on the site.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const disguise = /[\u0000-\u0020\u007f-\u00a0\u00ad\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff\\<>"`{}|^]/u

/**
 * Judges an external address that an editor typed.
 *
 * The one authority on links: the CMS asks it when content is saved and the site asks it again when content is drawn, so
 * content that reached the database another way is refused as well.
 *
 * @param url the address as typed.
 * @param allowedHosts exact host names of the site settings' allow-list; only `https:` is possible towards them.
 */
export function judgeUrl(url: string, allowedHosts: readonly string[]): UrlVerdict {
  if (disguise.test(url) || !URL.canParse(url)) return 'invalid'
  const parsed = new URL(url)
  if (deviceProtocols.has(parsed.protocol)) return parsed.pathname === '' ? 'invalid' : 'allowed'
  if (parsed.protocol !== 'https:') return 'protocol'
  // Without both slashes a browser on an `https:` page reads the rest as an address of that page's own site.
  if (!/^https:\/\/[^/]/i.test(url)) return 'invalid'
  if (parsed.username !== '' || parsed.password !== '') return 'invalid'
  return allowedHosts.includes(parsed.host) ? 'allowed' : 'host'
}

const allDisguise = new RegExp(disguise.source, 'gu')
/** What may be the beginning of an address while it is being typed, or an old one that the review will refuse. */
const typedProtocols = new Set([...deviceProtocols, 'https:', 'http:'])

/**
 * Whether a browser would take an address for one that is neither a page nor a person's, such as `javascript:`, however it is dressed
 * up. An address that is still being typed is none yet.
 */
export function hasForeignProtocol(url: string): boolean {
  const plain = url.replace(allDisguise, '')
  return URL.canParse(plain) && !typedProtocols.has(new URL(plain).protocol)
}
