import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { log } from '@/src/platform/log'
import { type FinishedPage, finishPage } from '@/src/publishing/finished-page'
import { createComputedPages } from './computed-pages'

const logged = vi.fn()
beforeEach(() => {
  logged.mockReset()
  vi.spyOn(log, 'error').mockImplementation(logged)
})
afterEach(() => vi.restoreAllMocks())

const makePage = (text: string, parameters: string[] = ['q', 'kind']): Promise<FinishedPage> =>
  finishPage({ href: '/search', status: 200, headers: {}, tags: [], parameters, seq: 1, body: Buffer.from(text) })

const sizeOf = ({ brotli, gzip }: FinishedPage) => brotli.length + gzip.length

const toDrawn = (page: FinishedPage) => ({ page, inVain: null })

/** Computes at once, and remembers what was asked. */
async function start({ mostBytes = 1_000_000 } = {}) {
  const asked: string[] = []
  let time = 0
  let version = 1
  const pages = createComputedPages({
    compute: async ({ query }) => {
      asked.push(query)
      return toDrawn(await makePage(query))
    },
    version: () => version,
    now: () => time,
    mostBytes,
  })
  const page = await makePage('finished')
  return {
    page,
    asked,
    pass: (ms: number) => {
      time += ms
    },
    publishAnother: () => {
      version++
    },
    ask: (query: string, of = page) => pages.answer(of, new URLSearchParams(query), 'a network'),
  }
}

describe('a computed page', () => {
  it.each([
    ['q=conta&kind=page', 'q=conta&kind=page'],
    ['kind=page&q=conta', 'q=conta&kind=page'],
    ['q=%20%20conta%20%20flex%0A', 'q=conta+flex'],
    ['q=a&q=b', 'q=a'],
    ['utm_source=x&q=a&__proto__=b', 'q=a'],
    [`q=${'a'.repeat(201)}&kind=page`, 'kind=page'],
    ['q=cafe%CC%81', 'q=caf%C3%A9'],
  ])('is drawn for what it understands of ?%s', async (typed, understood) => {
    const { ask, asked } = await start()
    await ask(typed)
    expect(asked).toEqual([understood])
  })

  it.each(['utm_source=x', 'q=', 'q=%20', `q=${'a'.repeat(201)}`])(
    'is the finished page itself when nothing is asked that it understands (?%s)',
    async (typed) => {
      const { ask, asked, page } = await start()
      expect(await ask(typed)).toMatchObject({ page })
      expect(asked).toEqual([])
    },
  )

  it('is kept for a minute, however its parameters are written', async () => {
    const { ask, asked, pass } = await start()
    const first = await ask('q=a&kind=page')
    pass(59_000)
    expect(await ask('kind=page&q=a&x=1')).toBe(first)
    pass(1_001)
    expect(await ask('q=a&kind=page')).not.toBe(first)
    expect(asked).toHaveLength(2)
  })

  it('is computed anew once the page was published anew', async () => {
    const { ask, asked } = await start()
    await ask('q=a')
    const newer = await makePage('newer')
    await ask('q=a', newer)
    expect(asked).toHaveLength(2)
  })

  it('is computed anew once any other page was published or taken back: it may show that one', async () => {
    const { ask, asked, publishAnother } = await start()
    await ask('q=a')
    publishAnother()
    await ask('q=a')
    expect(asked).toHaveLength(2)
  })

  it('is computed once for many who ask at the same time', async () => {
    const { ask, asked } = await start()
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask('q=a')))
    expect(new Set(answers).size).toBe(1)
    expect(asked).toEqual(['q=a'])
  })

  it('is refused, rather than answered as if nothing was asked, when it cannot be drawn; what was typed is not in the log', async () => {
    const page = await makePage('finished')
    const compute = vi.fn(() => Promise.reject(new Error('slow')))
    let time = 0
    const pages = createComputedPages({ compute, now: () => time })
    const ask = () => pages.answer(page, new URLSearchParams('q=secret-word'), 'a network')
    expect(await ask()).toBe('unavailable')
    expect(logged).toHaveBeenCalledOnce()
    expect(JSON.stringify(logged.mock.calls)).not.toContain('secret-word')
    // Not tried again at once: whatever it is about the question would happen again.
    expect(await ask()).toBe('unavailable')
    expect(compute).toHaveBeenCalledOnce()
    time += 5_001
    await ask()
    expect(compute).toHaveBeenCalledTimes(2)
  })

  it('is refused to a network that asks too much at once, and drawn for it when there is room again', async () => {
    const page = await makePage('finished')
    const drawn = toDrawn(await makePage('q=a'))
    const networks: string[] = []
    let isFull = true
    const pages = createComputedPages({
      compute: async (_asked, network) => {
        networks.push(network)
        return isFull ? null : drawn
      },
    })
    const ask = () => pages.answer(page, new URLSearchParams('q=a'), '127.0.0')
    expect(await ask()).toBe('tooMany')
    isFull = false
    expect(await ask()).toBe(drawn)
    expect(await ask()).toBe(drawn)
    expect(networks).toEqual(['127.0.0', '127.0.0'])
  })

  it('does not fill the memory, whatever is asked', async () => {
    const { ask, asked, page } = await start({ mostBytes: 10 * sizeOf(await makePage('q=10')) })
    for (let number = 10; number < 60; number++) await ask(`q=${number}`)
    for (let number = 59; number >= 50; number--) expect(await ask(`q=${number}`)).not.toMatchObject({ page })
    expect(asked).toHaveLength(50)
    await ask('q=49')
    expect(asked).toHaveLength(51)
  })
})
