import { describe, expect, it, vi } from 'vitest'
import { endCondition } from '@/src/health/conditions'
import { ask, startLocalServer } from '@/tests/support/local-server'
import type { PageSource } from '../pages/page-source'
import { createPublicListener } from './public-listener'

const host = 'bank.example'
const answer = (status: number, text: string) => async () => ({ status, headers: {}, body: Buffer.from(text) })

const working: PageSource = {
  ready: () => null,
  answer: answer(200, 'a page'),
  notFound: answer(404, 'not found'),
  serverError: answer(500, 'our fault'),
  internetBankingUrls: () => ({ private: '', corporate: '' }),
}

function start(pages: PageSource): Promise<number> {
  const health = () => ({ isFeedRead: false, waiting: 3, failing: 1, isDrawing: false })
  return startLocalServer(
    createPublicListener({ pages, files: [], allowedHosts: new Set([host]), isSecure: true, health }),
  )
}

const get = (port: number, path: string) => ask(port, { method: 'GET', path, headers: { host } })

describe('the public listener', () => {
  it('answers a failure with the page for failures and its status, and logs it', async () => {
    const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const fail = () => Promise.reject(new Error('disk on fire'))
    const port = await start({ ...working, answer: fail })
    expect(await get(port, '/en/x')).toMatchObject({ status: 500, body: 'our fault' })
    expect(log.mock.calls.join('')).toContain('disk on fire')
  })

  it('still answers when even the page for failures cannot be read', async () => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const fail = () => Promise.reject(new Error('disk on fire'))
    const port = await start({ ...working, answer: fail, serverError: fail })
    const { status, body } = await get(port, '/en/x')
    expect(status).toBe(500)
    expect(body).toContain('Internal Server Error')
  })

  it('says that it runs, and that it is degraded, with the reason', async () => {
    const port = await start(working)
    expect(await get(port, '/healthz')).toMatchObject({ status: 200 })
    const { body } = await get(port, '/readyz')
    expect(JSON.parse(body)).toEqual({
      ...{ status: 'degraded', isFeedRead: false, waiting: 3, failing: 1, isDrawing: false },
      conditions: [],
    })
  })

  it('tells monitoring of proxies that nobody told it of', async () => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const port = await start(working)
    await ask(port, { path: '/en/x', headers: { host, 'x-forwarded-for': '105.168.7.9' } })
    const { body } = await get(port, '/readyz')
    endCondition('unknown-proxies')
    expect(JSON.parse(body)).toMatchObject({ conditions: [{ name: 'unknown-proxies', kind: 'notice' }] })
  })

  it('asks for no page on behalf of a request that the guard refuses', async () => {
    const pages = vi.fn(working.answer)
    const port = await start({ ...working, answer: pages })
    for (const [method, path, headers, status] of [
      ['POST', '/en/corporate', {}, 405],
      ['PUT', '/en/corporate', {}, 405],
      ['GET', '/en/corporate', { rsc: '1' }, 400],
      ['GET', '/en/corporate', { 'next-action': 'x' }, 400],
      ['GET', '/en/corporate', { 'x-middleware-subrequest': 'src/middleware' }, 400],
      ['GET', '/en/corporate', { 'x-http-method-override': 'DELETE' }, 400],
      ['GET', '/en/corporate?_rsc=1', {}, 404],
      ['GET', '/en/corporate.rsc', {}, 404],
      ['GET', '/api/graphql', {}, 404],
      ['GET', '/%2e%2e/etc/passwd', {}, 400],
      ['GET', 'http://evil.example/', {}, 400],
      ['GET', '/en/corporate', { host: 'evil.example' }, 421],
    ] as const) {
      const answered = await ask(port, { method, path, headers: { host, ...headers } })
      expect(answered.status, `${method} ${path} ${JSON.stringify(headers)}`).toBe(status)
    }
    expect(pages).not.toHaveBeenCalled()
    await get(port, '/en/corporate')
    expect(pages).toHaveBeenCalledOnce()
  })

  it('answers what the CMS alone may be asked with the page for unknown addresses', async () => {
    const port = await start(working)
    for (const path of ['/admin', '/api/pages', '/publications?after=0', '/en?_rsc=1']) {
      expect(await get(port, path), path).toMatchObject({ status: 404, body: 'not found' })
    }
  })
})
