import { expect, it } from 'vitest'
import { toTransportSecurity } from '@/src/http/security-headers'
import { ask } from '@/tests/support/local-server'
import { scoreOf } from '@/tests/support/observatory'
import { openCmsPort, signLogin } from '@/tests/support/open-cms-port'

const address = 'https://cms.bank.example'

it.each<[string, string, Record<string, string>]>([
  ['the login page', '/admin/login', {}],
  [
    'the answer to a login',
    '/api/users/login',
    { 'Set-Cookie': 'payload-token=a; Path=/; HttpOnly=true; SameSite=Strict' },
  ],
  ['a list', '/admin/collections/pages', {}],
  ['a form', '/admin/collections/pages/7', {}],
  ['a preview', '/preview/page/7', {}],
  ['the gallery', '/gallery/pt', {}],
  ['an answer of the API', '/api/pages', { 'Content-Type': 'application/json' }],
  ['an uploaded file', '/api/documents/file/prices.pdf', { 'Content-Type': 'application/pdf' }],
  ['a refusal', '/api/users?refused', {}],
])('Observatory gives %s of a CMS with an https address 125 points or more', async (_what, path, given) => {
  const port = await openCmsPort({
    address,
    serveNext: (_request, response) => {
      for (const [name, value] of Object.entries(given)) response.setHeader(name, value)
      response.end('<!doctype html><script src="/_next/static/a.js"></script>')
    },
  })
  const refused = path.endsWith('refused')
    ? { origin: 'https://evil.example' }
    : { cookie: `__Host-payload-token=${signLogin()}` }
  const method = path.endsWith('refused') ? 'POST' : 'GET'
  const { headers, body } = await ask(port, { method, path, headers: { host: 'cms.bank.example', ...refused } })
  // As the port itself adds it, see `openListener`.
  const transport = { 'strict-transport-security': toTransportSecurity(address, 'host') }
  const { score, points } = scoreOf({ headers: { ...headers, ...transport }, html: body })
  expect(score, JSON.stringify(points)).toBeGreaterThanOrEqual(125)
})

it('gives an answer without any header of it an F, as it stood before', () => {
  const cookies = { 'set-cookie': ['session=a; Path=/; HttpOnly; SameSite=Strict'] }
  expect(scoreOf({ headers: cookies, html: '' }).score).toBeLessThan(20)
})
