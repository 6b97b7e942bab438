import type { RequestListener } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { startLocalServer } from '@/tests/support/local-server'
import { createRemoteFeed } from './remote-feed'

const row = { seq: 7, tags: ['Page:1'], hrefs: { pt: '/a' } }
async function startCms(listener: RequestListener): Promise<string> {
  return `http://127.0.0.1:${await startLocalServer(listener)}`
}

describe('the feed of a CMS elsewhere', () => {
  it('is asked by number, and its rows are read', async () => {
    const asked: string[] = []
    const cms = await startCms((request, response) => {
      asked.push(request.url ?? '')
      response.end(JSON.stringify({ newest: 7, publications: [row] }))
    })
    const feed = createRemoteFeed(cms)
    expect(await feed.readAfter(6)).toEqual({ newest: 7, publications: [row] })
    await feed.waitForNews(7)
    expect(asked).toEqual(['/publications?after=6&wait=0', '/publications?after=7&wait=25'])
  })

  it.each([
    ['an error', 500, '{}'],
    ['a page', 200, '<p>Welcome</p>'],
    ['other JSON', 200, '{"newest":"seven"}'],
    ['rows of another shape', 200, '{"newest":7,"publications":[{"seq":7}]}'],
  ])('is not read when the answer is %s', async (_what, status, body) => {
    const cms = await startCms((_request, response) => response.writeHead(status).end(body))
    await expect(createRemoteFeed(cms).readAfter(0)).rejects.toThrow()
  })

  it('does not follow where a gateway sends it', async () => {
    const cms = await startCms((_request, response) => response.writeHead(302, { Location: '/login' }).end())
    await expect(createRemoteFeed(cms).readAfter(0)).rejects.toThrow()
  })

  it('ends waiting when it is closed', async () => {
    const cms = await startCms(() => undefined)
    const feed = createRemoteFeed(cms)
    const waiting = feed.waitForNews(0).then(
      () => 'news',
      () => 'ended',
    )
    expect(await Promise.race([waiting, wait(50, 'still waiting')])).toBe('still waiting')
    feed.close()
    expect(await waiting).toBe('ended')
  })
})
