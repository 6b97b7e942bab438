import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { generateCSS } from '../../node_modules/@faceless-ui/modal/dist/ModalProvider/generateCSS.js'
import { policyFor, studioStyleHashes } from './policy'

const require = createRequire(import.meta.url)
const policyOf = (path: string) => {
  const { contentSecurity } = policyFor(path, { nonce: 'n0', isDevelopment: false })
  return new Map(contentSecurity.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]))
}
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('the policy of the studio', () => {
  it('lets style elements in by the hash of their text, and style attributes only', () => {
    const studio = policyOf('/admin/collections/pages')
    expect(studio.get('style-src')).toEqual(["'self'", ...studioStyleHashes])
    expect(studio.get('style-src-elem')).toBeUndefined()
    expect(studio.get('style-src-attr')).toEqual(["'unsafe-inline'"])
    expect(studio.get('frame-ancestors')).toEqual(["'none'"])
  })

  it('knows every style element that this version of Payload writes', () => {
    const client = readFileSync(require.resolve('@payloadcms/ui'), 'utf8')
    const messages = /\(`(:where\(html\[dir="ltr"\][^`]*)`\)/.exec(client)?.[1] ?? ''
    expect(messages).not.toContain('\\')
    const layers = '@layer payload-default, payload;'
    expect(readFileSync('node_modules/@payloadcms/next/dist/layouts/Root/index.js', 'utf8')).toContain(layers)
    // As its provider makes it smaller, with what Payload sets.
    const dialogs = generateCSS({ classPrefix: 'payload', zIndex: 'var(--z-modal)' })
      .replace(/\n/g, '')
      .replace(/\s\s+/g, ' ')
    expect([...studioStyleHashes].sort()).toEqual([layers, messages, dialogs, ''].map(hashOf).sort())
    // Whatever else makes one would have to be looked at.
    expect(client.match(/createElement\("style"\)/g)).toHaveLength(2)
    expect(client).not.toContain('jsx("style"')
  })
})

describe.each(['/preview/page/7', '/en/preview/tip/3', '/gallery/pt', '/gallery/form/pt'])(
  'the policy of %s',
  (path) => {
    const drawn = policyOf(path)
    it('runs what carries the nonce, and what that brings', () => {
      expect(drawn.get('script-src')).toEqual(["'nonce-n0'", "'strict-dynamic'"])
    })

    it('has what the policy of a finished page has', () => {
      expect(drawn.get('default-src')).toEqual(["'none'"])
      expect(drawn.get('style-src-attr')).toBeUndefined()
      expect(drawn.get('base-uri')).toEqual(["'none'"])
      expect(drawn.get('form-action')).toEqual(["'self'"])
      expect(drawn.get('frame-ancestors')).toEqual(["'self'"])
    })
  },
)

it('a preview has a sandbox too, in which it neither leads the studio away nor speaks in its name', () => {
  const allowed = ['scripts', 'same-origin', 'forms', 'popups', 'popups-to-escape-sandbox']
  for (const path of ['/preview/page/7', '/en/preview/tip/3'])
    expect(policyOf(path).get('sandbox')).toEqual(allowed.map((what) => `allow-${what}`))
  expect(policyOf('/gallery/pt').get('sandbox')).toBeUndefined()
})
