import { createHash } from 'node:crypto'
import { type APIRequestContext, expect } from '@playwright/test'
import { readProduct } from './product'

/** What visitors got at an address at a moment. */
export type Moment = { href: string; at: string; hash: string }

/** Notes what visitors get at an address now. Asks twice, so that no publication lies between the content and the moment. */
export async function noteMoment(href: string): Promise<Moment> {
  const read = async () => {
    const response = await fetch(`${readProduct().site}${href}`, {
      headers: { 'Accept-Language': /^\/en(?:\/|$)/.test(href) ? 'en' : 'pt' },
    })
    return createHash('sha256')
      .update(Buffer.from(await response.arrayBuffer()))
      .digest('hex')
  }
  for (let before = await read(); ; ) {
    const at = new Date().toISOString()
    const hash = await read()
    if (hash === before) return { href, at, hash }
    before = hash
  }
}

const verified = {
  pt: 'Verificado: o conteúdo tem o resumo que foi anotado',
  en: 'Verified: the content has the hash that was noted',
} as const

/**
 * Asks the CMS what an address showed at a moment, as somebody who is logged in, and expects exactly what visitors got then.
 *
 * @param language of the person who asks.
 * @returns the page as it was.
 */
export async function expectPast(
  request: APIRequestContext,
  { href, at, hash }: Moment,
  language: keyof typeof verified = 'pt',
): Promise<string> {
  const ask = (more: Record<string, string>) =>
    request.get(`${readProduct().cms}/history?${new URLSearchParams({ address: href, at, language, ...more })}`)
  const view = await ask({})
  expect(await view.text()).toContain(`${verified[language]}: <code>${hash}</code>`)
  const page = await ask({ only: 'page' })
  expect(page.status()).toBe(200)
  expect(page.headers()['x-content-sha256']).toBe(hash)
  return page.text()
}
