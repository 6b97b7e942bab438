import staffTexts from '@/messages/staff/identity.json' with { type: 'json' }
import type { Locale } from '@/src/i18n/locales'
import { toOwnTarget } from '../sign-in/own-target'
import { loginPage } from '../sign-in/sign-in-pages'
import type { ProviderRefusal } from './refusals'

const texts = staffTexts.leadOn.texts

/** Sends a browser elsewhere, and nobody keeps where. */
export function sendTo(address: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ Location: address, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return new Response(null, { status: 303, headers })
}

/** Back to the sign-in page, which says why. @param target where the person was going. */
export function sendBack(refusal: ProviderRefusal | null, target: string, cookies: readonly string[] = []): Response {
  const query = new URLSearchParams({
    ...(refusal === null ? {} : { provider: refusal }),
    ...(target === toOwnTarget(null) ? {} : { redirect: target }),
  }).toString()
  return sendTo(`${loginPage}${query === '' ? '' : `?${query}`}`, cookies)
}

/**
 * A page of our own that leads on by itself. The provider's redirect comes from another site, and whatever is redirected from there does too:
 * browsers keep the login cookie, which is `SameSite=Strict`, from it. What this page leads to is asked for by the CMS itself.
 */
export function leadOn(target: string, { locale, cookies }: { locale: Locale; cookies: readonly string[] }): Response {
  const { title, link } = texts[locale]
  const address = target.replace(/[&"'<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  const body = `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="0;url=${address}"><title>${title}</title></head><body><main><h1>${title}</h1><p><a href="${address}">${link}</a></p></main></body></html>`
  const headers = new Headers({ 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return new Response(body, { headers })
}
