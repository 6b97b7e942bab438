import type { OutgoingHttpHeader, ServerResponse } from 'node:http'
import type { CmsPolicy } from '@/src/http/policy'
import { giveLoginCookie } from './login-cookie'

/** What every answer of the CMS's port carries besides its policy. */
const cmsHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  // Not `no-referrer`, under which browsers hide also the origin of what the CMS's own pages send.
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'X-Robots-Tag': 'noindex, nofollow',
  'Permissions-Policy':
    'accelerometer=(), autoplay=(), camera=(), display-capture=(), encrypted-media=(), fullscreen=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), picture-in-picture=(), publickey-credentials-create=(self), publickey-credentials-get=(self), screen-wake-lock=(), usb=(), xr-spatial-tracking=()',
}

/** @param isSecure whether the CMS has an https address. */
type Dress = { policy: CmsPolicy; isSecure: boolean }

/**
 * Makes an answer leave with the headers of the CMS's port, whoever writes it. At the last moment, so that what names a policy of its
 * own keeps exactly that one: two policies would both hold.
 */
export function dressAnswer(response: ServerResponse, { policy, isSecure }: Dress): void {
  const writeHead: unknown = response.writeHead
  if (typeof writeHead !== 'function') return
  const dressed = (...args: unknown[]) => {
    if (!response.headersSent) dress(response, { policy, isSecure })
    return Reflect.apply(writeHead, response, args)
  }
  Object.assign(response, { writeHead: dressed })
}

function dress(response: ServerResponse, { policy, isSecure }: Dress): void {
  const headers = { ...cmsHeaders, 'Content-Security-Policy': policy.contentSecurity }
  for (const [name, value] of Object.entries(headers)) if (!response.hasHeader(name)) response.setHeader(name, value)
  if (policy.isFile && !isPicture(response.getHeader('content-type')))
    response.setHeader('Content-Disposition', 'attachment')
  // A strong tag promises the same bytes, which an answer has not that was compressed on its way.
  const tag = response.getHeader('etag')
  if (response.hasHeader('content-encoding') && typeof tag === 'string' && tag.startsWith('"'))
    response.setHeader('ETag', `W/${tag}`)
  // Nothing of the CMS is for the script of another origin, whatever the framework would say.
  response.removeHeader('access-control-allow-origin')
  response.removeHeader('access-control-allow-methods')
  response.removeHeader('access-control-allow-headers')
  const cookies = response.getHeader('set-cookie')
  if (isSecure && cookies !== undefined)
    response.setHeader('Set-Cookie', [cookies].flat().map(String).map(giveLoginCookie))
}

function isPicture(type: OutgoingHttpHeader | undefined): boolean {
  return /^image\/(?:avif|jpeg|png|webp)$/.test(String(type))
}
