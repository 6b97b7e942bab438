import { barePolicy } from './policy'

/** What every answer of the public listener carries, whatever its kind. What needs more than nothing names its own policy. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': barePolicy,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Origin-Agent-Cluster': '?1',
  'Permissions-Policy':
    'accelerometer=(), autoplay=(), camera=(), display-capture=(), encrypted-media=(), fullscreen=(), geolocation=(self), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), picture-in-picture=(), publickey-credentials-get=(), screen-wake-lock=(), usb=(), xr-spatial-tracking=()',
}

export const transportSecurityName = 'Strict-Transport-Security'

/** How far the promise goes that an address is asked over TLS only: not at all, for the host itself, or for every name below it. */
export type TransportPromise = 'off' | 'host' | 'subdomains' | 'preload'

const twoYears = 'max-age=63072000'
const promises: Readonly<Record<TransportPromise, string | undefined>> = {
  off: undefined,
  host: twoYears,
  subdomains: `${twoYears}; includeSubDomains`,
  preload: `${twoYears}; includeSubDomains; preload`,
}

/**
 * `Strict-Transport-Security` for an address (RFC 6797): undefined where it is not https, since browsers must not believe it there. Names
 * below the host, which may be somebody else's work, are bound only when the settings say so.
 */
export function toTransportSecurity(address: string | undefined, promise: TransportPromise): string | undefined {
  return address?.startsWith('https:') ? promises[promise] : undefined
}

/** A page is fetched once and then only asked whether it changed. */
export const pageCaching = 'public, max-age=0, must-revalidate'

/** A file whose name changes with its content. */
export const immutableCaching = 'public, max-age=31536000, immutable'

/** A file that editors may replace under the same name. */
export const replaceableCaching = 'public, max-age=3600, must-revalidate'
